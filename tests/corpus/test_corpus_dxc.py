"""The signatures of the corpus against DXC's: elements, rows, columns, modes and masks of every vertex and pixel entry.

Compared is what the first RUN line of a shader compiles: `hlslfe [sig] %s -T PROFILE ...`. What DXC cannot take, or does
otherwise for a reason, is listed below.
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
from require import require_oracle  # noqa: E402
from test_signatures_dxc import described, differences  # noqa: E402

from hlslfe.ast.entry import EntryPoint  # noqa: E402
from hlslfe.basic.options import Options  # noqa: E402
from hlslfe.basic.target import parse_profile  # noqa: E402
from hlslfe.frontend.compiler import Compilation  # noqa: E402
from hlslfe.signature.element import EntrySignatures  # noqa: E402

COMMAND = re.compile(r"hlslfe (?:sig )?%s(?: -T ((?:vs|ps|lib)_6_\d))?((?: -\S+)*) *(?:\||$)")
STAGES = {"vertex": "vs", "pixel": "ps"}
# options of ours that matter for a signature -> DXC's
OPTIONS = {"-enable-16bit-types": "-enable-16bit-types", "-pack-optimized": "-pack-optimized"}
# shader -> why DXC is not asked
NOT_FOR_DXC = {"parsing/contextual_keywords.hlsl": "the words are always keywords there"}


def commands() -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    for path in SHADERS:
        match = COMMAND.match(run_lines(path)[0]) if run_lines(path) else None
        name = str(path.relative_to(CORPUS))
        if match and name not in NOT_FOR_DXC and not name.startswith("negative/"):
            words = match[2].split()
            if set(words) <= OPTIONS.keys():
                yield path, match[1] or "lib_6_6", tuple(words)


def signatures_of(path: Path, profile: str, words: tuple[str, ...]) -> list[tuple[EntryPoint, EntrySignatures]]:
    target = parse_profile(profile)
    assert target is not None
    options = Options(target, packing_mode="optimized" if "-pack-optimized" in words else "prefix-stable",
                      native_half="-enable-16bit-types" in words, native_int16="-enable-16bit-types" in words)
    compiled = Compilation(str(path), path.read_text(), options)
    signatures, unit = compiled.signatures(), compiled.unit()
    if signatures is None or unit is None:
        return []
    return [(entry, found) for entry, found in zip(unit.entries, signatures, strict=True) if entry.stage in STAGES]


def mask_of(element: dict[str, Any], rows: list[dict[str, Any]]) -> int | None:
    """The read-write mask of PSV0's element, which only ISG1 or OSG1 has."""
    name = element["name"] or "SV_" + element["kind"]
    return next((int(row["rw_mask"]) for row in rows
                 if row["name"].lower() == name.lower() and row["index"] == element["indices"][0]), None)


CASES = [(path, profile, words, entry, found) for path, profile, words in commands()
         for entry, found in signatures_of(path, profile, words)]


@pytest.mark.parametrize(
    ("path", "profile", "words", "entry", "found"), CASES,
    ids=[f"{path.relative_to(CORPUS)}-{entry.function.name}" for path, _, _, entry, _ in CASES])
def test_signature_equals_dxc(path: Path, profile: str, words: tuple[str, ...], entry: EntryPoint,
                              found: EntrySignatures) -> None:
    dxc: ModuleType = require_oracle("dxc")
    profile = STAGES[entry.stage] + profile[profile.index("_"):]
    result = dxc.compile(path.read_text(), profile, entry.function.name, args=[OPTIONS[word] for word in words],
                         isolate=True)
    assert result.ok, result.log
    parts, rows = dxc.psv0(result.container), dxc.signature(result.container)
    for key, elements in (("inputs", found.inputs), ("outputs", found.outputs)):
        mine = [described(element, key == "outputs") for element in elements]
        theirs = [{**element, "mask": mask_of(element, rows[key])} for element in parts[key]]
        assert not differences(mine, theirs)


def test_many_are_compared() -> None:
    assert len(CASES) >= 30
