"""Our elements and packing against DXC's, on random shaders of every stage.

HLSLFE_PACKING_CASES sets how many (300 by default), HLSLFE_PACKING_SEED where the random numbers begin.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest
from random_signatures import Shader, random_shader
from random_stages import random_stage_shader

from hlslfe.signature.element import SemanticSignatureElement
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.packing import MODES, PackingFailure, check_mesh, pack
from hlslfe.signature.system_values import KIND_NAMES

CASES = int(os.environ.get("HLSLFE_PACKING_CASES", "300"))
SEED = int(os.environ.get("HLSLFE_PACKING_SEED", "47"))
PARTS = 10

# component type -> the container's name for it
CONTAINER_TYPES = {2: "SInt16", 3: "UInt16", 4: "SInt32", 5: "UInt32", 8: "Float16", 9: "Float32"}


def described(element: SemanticSignatureElement, place: tuple[int, int]) -> dict[str, object]:
    """An element as PSV0 has it."""
    row, col = place
    is_user = element.interpretation == "Arb"
    return {
        "name": element.name if is_user else "",
        "indices": list(element.indices), "rows": element.rows, "start_row": max(row, 0), "cols": element.cols,
        "start_col": max(col, 0), "allocated": row >= 0, "kind": "Arbitrary" if is_user else KIND_NAMES[element.kind],
        "comp_type": CONTAINER_TYPES[element.component_type],
        "interpolation_mode": MODE_NAMES[element.interpolation], "dynamic_mask": 0, "output_stream": element.stream,
    }


def ours(shader: Shader, mode: str) -> dict[str, list[dict[str, object]]] | PackingFailure:
    found = {}
    packed: tuple[list[SemanticSignatureElement], list[tuple[int, int]]] = ([], [])
    for direction, key in (("in", "inputs"), ("out", "outputs"), ("pc", "patch_constant")):
        elements = shader.elements(direction)
        try:
            places = pack(elements, shader.stage, direction, mode)
            if (shader.stage, direction) == ("mesh", "pc"):
                check_mesh(packed[0], elements, packed[1], places)
        except PackingFailure as failure:
            return failure
        packed = elements, places
        found[key] = [described(*pair) for pair in zip(elements, places, strict=True)]
    return found


def difference(dxc: ModuleType, shader: Shader, mode: str) -> str:
    """What DXC says otherwise; "" when nothing."""
    mine = ours(shader, mode)
    options = ["-enable-16bit-types", "-HV", "2021", f"-pack-{mode}"]
    try:
        result = dxc.compile(shader.source(), shader.profile, args=options, isolate=True)
    except dxc.DxcCrash as crash:
        return "" if isinstance(mine, PackingFailure) else f"DXC crashed: {crash}"
    if isinstance(mine, PackingFailure):
        return f"we refuse ({mine.reason}), DXC does not" if result.ok else ""
    if not result.ok:
        return f"DXC refuses: {result.log}"
    theirs: dict[str, Any] = dxc.psv0(result.container)
    for key, elements in mine.items():
        for number, (a, b) in enumerate(zip(elements, theirs.get(key, []), strict=False)):
            wrong = [f"{field} {a[field]} / {b[field]}" for field in a if a[field] != b[field]]
            if wrong:
                return f"{key} {number}, ours / DXC's: {', '.join(wrong)}"
        if len(elements) != len(theirs.get(key, [])):
            return f"{len(elements)} {key}, DXC has {len(theirs.get(key, []))}"
    return ""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_signatures(part: int, mode: str, require_oracle: Callable[[str], ModuleType]) -> None:
    dxc = require_oracle("dxc")
    random = Random(f"{SEED} {part} {mode}")
    wrong = []
    for number in range(max(2, CASES // (PARTS * len(MODES)))):
        shader = (random_shader, random_stage_shader)[number % 2](random)
        problem = difference(dxc, shader, mode)
        if problem:
            wrong.append(f"{problem}\n{shader.profile} {mode}\n{shader.source()}")
    assert not wrong, f"{len(wrong)} differ, the first:\n{wrong[0]}"
