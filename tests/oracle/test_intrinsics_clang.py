"""Every overload of every intrinsic that Clang 22 has: a call of it is the same code."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import clang_oracle  # noqa: E402
import irdiff  # noqa: E402
from intrinsic_shaders import compatible_functions, functions, rows  # noqa: E402
from require import require_oracle  # noqa: E402

import hlslfe  # noqa: E402
from hlslfe.basic.builtins import Builtin  # noqa: E402
from hlslfe.basic.builtins_dxc import NEEDS_16_BIT  # noqa: E402

NATIVE = ["-fnative-half-type", "-fnative-int16-type"]
# Clang 22 takes vectors of unsigned integers for signed ones: docs/differences.md, "Waves and unsigned vectors".
SIGNED_IN_CLANG = frozenset({"WaveActiveMax", "WaveActiveMin", "WaveActiveSum"})
CLANG_ROWS = [row for row in rows() if row.clang22]


def is_sound(row: Builtin, overload: str, native: bool) -> bool:
    """Does Clang 22 make a module of this overload?"""
    if native:
        return True
    if row.name == "dot2add" or row.name in NEEDS_16_BIT:
        return False  # LLVM refuses Clang's dot2add of 32-bit halves
    return not overload.startswith(("short", "ushort")) and (row.name, overload) != ("faceforward", "half1")


def shader(row: Builtin, native: bool) -> str:
    """One function for each overload, the deprecated ones too."""
    pairs = [*functions(row), *compatible_functions(row)]
    return "\n".join(text for name, text in pairs if is_sound(row, name.split("_")[-1], native))


@pytest.mark.parametrize("native", [False, True], ids=["plain", "native"])
@pytest.mark.parametrize("row", CLANG_ROWS, ids=lambda row: f"{row.name}-{len(row.params)}")
def test_calls_equal_clang(row: Builtin, native: bool, tmp_path: Path) -> None:
    require_oracle("clang")
    path = tmp_path / "calls.hlsl"
    path.write_text(shader(row, native))
    theirs = clang_oracle.compile(str(path), "lib_6_6", extra=NATIVE if native else [])
    assert theirs.ok, theirs.stderr
    ours = hlslfe.compile(path, profile="lib_6_6", native_16bit=native)
    assert ours.ok and ours.ll is not None, ours.diagnostics
    report = irdiff.compare(theirs.output, ours.ll, {"library", "names"})
    for kind in ("functions", "attrs"):
        section = report.sections[kind]
        differ = {name: diff for name, diff in section.differ.items()
                  if row.name not in SIGNED_IN_CLANG or not re.search(r"Dv\d_[jmt]$", name)}
        assert not differ, "\n".join(differ.values())
        assert not section.missing and not section.extra, (section.missing, section.extra)
