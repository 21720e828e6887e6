"""The signatures of whole shaders, from source text on, against DXC's: elements, places and masks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from random_bodies import random_shader
from signature_shaders import SHADERS
from stage_signatures import Described, described

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation

sys.path.append(str(Path(__file__).parents[1] / "codegen"))
from usage_cases import (
    AB,
    CALLS,
    DIFFERENT_FROM_DXC,
    DYNAMIC,
    FUNCTIONS,
    INPUTS,
    OUTPUTS,
    PIXEL,
    RESOURCE_CASES,
    with_resources,
)

MASK_CASES = [
    *(("ps_6_6", PIXEL.format(params, body)) for params, body, _ in INPUTS),
    *(("ps_6_6", FUNCTIONS + PIXEL.format(AB, body)) for body, _ in CALLS),
    *(("ps_6_6", source) for source, _, _ in DYNAMIC),
    *(("ps_6_6", with_resources(body)) for body, _ in RESOURCE_CASES),
    *((profile, source) for source, profile, _, _ in OUTPUTS),
]


def ours(profile: str, source: str, mode: str) -> dict[str, list[Described]]:
    target = parse_profile(profile)
    assert target is not None
    compiled = Compilation("a.hlsl", source, Options(target, packing_mode=mode))
    signatures = compiled.signatures()
    assert signatures is not None, [diagnostic.message for diagnostic in compiled.diagnostics]
    return {
        "inputs": [described(element, False) for element in signatures[0].inputs],
        "outputs": [described(element, True) for element in signatures[0].outputs],
    }


def theirs(dxc: ModuleType, profile: str, source: str, mode: str) -> dict[str, list[Described]]:
    result = dxc.compile(source, profile, args=[f"-pack-{mode}"], isolate=True)
    assert result.ok, result.log
    parts: dict[str, Any] = dxc.psv0(result.container)
    rows: dict[str, Any] = dxc.signature(result.container)
    return {key: [{**element, "mask": mask_of(element, rows[key])} for element in parts[key]]
            for key in ("inputs", "outputs")}


def mask_of(element: dict[str, Any], rows: list[dict[str, Any]]) -> int | None:
    name = element["name"] or "SV_" + element["kind"]
    for row in rows:
        if row["name"] == name and row["index"] == element["indices"][0]:
            return int(row["rw_mask"])
    return None


def differences(mine: list[Described], others: list[Described]) -> list[str]:
    found = [] if len(mine) == len(others) else [f"{len(mine)} elements, DXC has {len(others)}"]
    for number, (a, b) in enumerate(zip(mine, others, strict=False)):
        found += [f"element {number}, {field}: {a[field]}, DXC {b[field]}" for field in a if a[field] != b[field]]
    return found


@pytest.mark.parametrize("mode", ["prefix-stable", "optimized"])
@pytest.mark.parametrize("number", range(len(SHADERS)))
def test_shaders(number: int, mode: str, require_oracle: Callable[[str], ModuleType]) -> None:
    dxc = require_oracle("dxc")
    profile, source = SHADERS[number]
    mine, others = ours(profile, source, mode), theirs(dxc, profile, source, mode)
    for key in ("inputs", "outputs"):
        assert not differences(mine[key], others[key]), source


def test_masks(require_oracle: Callable[[str], ModuleType]) -> None:
    dxc = require_oracle("dxc")
    wrong = []
    for profile, source in MASK_CASES:
        mine, others = ours(profile, source, "prefix-stable"), theirs(dxc, profile, source, "prefix-stable")
        found = [text for key in ("inputs", "outputs") for text in differences(mine[key], others[key])]
        if any(part in source for part in DIFFERENT_FROM_DXC):
            assert found, f"no longer different: {source}"
        elif found:
            wrong.append(f"{source}: {', '.join(found)}")
    assert not wrong, "\n".join(wrong)


def test_nothing_is_missing_from_the_masks_of_random_bodies(require_oracle: Callable[[str], ModuleType]) -> None:
    """DXC optimises more, so ours may be larger; most are equal."""
    dxc = require_oracle("dxc")
    equal = 0
    seeds = range(20)
    for seed in seeds:
        source = random_shader(Random(seed))
        mine, others = (found["inputs"] for found in (ours("ps_6_6", source, "prefix-stable"),
                                                      theirs(dxc, "ps_6_6", source, "prefix-stable")))
        for field in ("mask", "dynamic_mask"):
            missing = [int(str(b[field])) & ~int(str(a[field])) for a, b in zip(mine, others, strict=True)]
            assert not any(missing), f"seed {seed}, {field}: {missing}\n{source}"
        equal += not differences(mine, others)
    assert equal >= len(seeds) // 3
