"""The signatures of the corpus against DXC's: elements, rows, columns, modes and masks of vertex and pixel entries.

Compared is what the first RUN line of a shader compiles: `hlslfe [sig] %s -T PROFILE ...`, or the entry points that
`hlslfe link` is to judge.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from test_corpus import CORPUS, SHADERS, run_lines

sys.path.append(str(Path(__file__).parents[1] / "oracle"))
from require import require_oracle
from test_signatures_dxc import described, differences

from hlslfe.ast.entry import EntryPoint
from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation
from hlslfe.signature.element import EntrySignatures

COMMAND = re.compile(r"hlslfe (?:sig )?%s(?: -T ((?:vs|ps|lib)_6_\d))?((?: -\S+)*) *(?:\||$)")
LINK = re.compile(r"(?:not )?hlslfe link %s(?::\w+)? ")
STAGES = {"vertex": "vs", "pixel": "ps"}
ENTRY = re.compile(r"""\[shader\("(vertex|pixel)"\)\]""")
# options that matter for a signature; DXC spells them alike
OPTIONS = {"-enable-16bit-types", "-pack-optimized"}
# In tests/oracle/test_stage_signatures_dxc.py these are compared, but for their masks.
DIFFERS = "// dxc-differs:"
# shader -> why DXC is not asked
NOT_FOR_DXC = {
    "classes/base_objects.hlsl": "DXC 1.8 breaks down over a cast to a class as an inout argument",
    "parsing/contextual_keywords.hlsl": "the words are always keywords there",
    "templates/interfaces.hlsl": "a template of an interface cannot be used there",
}


def name_of(path: Path) -> str:
    return str(path.relative_to(CORPUS))


def commands() -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    """(shader, profile, options) of each shader that has a vertex or pixel entry point and no errors."""
    for path in SHADERS:
        if DIFFERS in path.read_text():
            continue
        line = run_lines(path)[0] if run_lines(path) else ""
        if LINK.match(line) and ENTRY.search(path.read_text()) and name_of(path) not in NOT_FOR_DXC:
            yield path, "lib_6_6", ()
            continue
        match = COMMAND.match(line)
        if match is None or name_of(path) in NOT_FOR_DXC:
            continue
        words = tuple(match[2].split())
        profile = match[1] or "lib_6_6"
        if OPTIONS.issuperset(words) and (profile[:2] in STAGES.values() or ENTRY.search(path.read_text())):
            yield path, profile, words


def our_signatures(path: Path, profile: str, words: tuple[str, ...]) -> list[tuple[EntryPoint, EntrySignatures]]:
    target = parse_profile(profile)
    assert target is not None
    is_16bit = "-enable-16bit-types" in words
    options = Options(target, packing_mode="optimized" if "-pack-optimized" in words else "prefix-stable",
                      native_half=is_16bit, native_int16=is_16bit)
    compiled = Compilation(str(path), path.read_text(), options)
    signatures, unit = compiled.signatures(), compiled.unit()
    assert signatures is not None and unit is not None, compiled.diagnostics
    return [(entry, found) for entry, found in zip(unit.entries, signatures, strict=True) if entry.stage in STAGES]


def mask_of(element: dict[str, Any], rows: list[dict[str, Any]]) -> int | None:
    """The read-write mask of PSV0's element, which only ISG1 or OSG1 has."""
    name = element["name"] or "SV_" + element["kind"]
    return next((int(row["rw_mask"]) for row in rows
                 if row["name"].lower() == name.lower() and row["index"] == element["indices"][0]), None)


CASES = list(commands())


@pytest.mark.parametrize(("path", "profile", "words"), CASES, ids=[name_of(path) for path, _, _ in CASES])
def test_signatures_equal_dxc(path: Path, profile: str, words: tuple[str, ...]) -> None:
    dxc: ModuleType = require_oracle("dxc")
    entries = our_signatures(path, profile, words)
    assert entries
    for entry, found in entries:
        name = entry.function.name
        stage_profile = STAGES[entry.stage] + profile[profile.index("_"):]
        result = dxc.compile(path.read_text(), stage_profile, name, list(words), [path.parent], isolate=True)
        assert result.ok, result.log
        parts, rows = dxc.psv0(result.container), dxc.signature(result.container)
        for key, elements in (("inputs", found.inputs), ("outputs", found.outputs)):
            mine = [described(element, key == "outputs") for element in elements]
            theirs = [{**element, "mask": mask_of(element, rows[key])} for element in parts[key]]
            assert not differences(mine, theirs), (name, key)


def test_many_shaders_are_compared() -> None:
    assert len(CASES) >= 30
