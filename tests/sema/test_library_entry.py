"""An entry point named for a library: DXC ignores it, here it is a warning, or an error without any profile."""

from __future__ import annotations

from pathlib import Path

import pytest

import hlslfe
from hlslfe.frontend.main import main

SOURCE = """float4 main(float4 c : COLOR) : SV_Target { return c; }
[shader("pixel")] float4 other(float4 c : COLOR) : SV_Target { return c; }
"""


@pytest.mark.parametrize(("entry", "profile", "expected"), [
    ("nonsuch", "", [("err_hlsl_missing_entry_point", 0)]),
    ("nonsuch", "lib_6_6", [("warn_hlsl_entry_without_stage", 0)]),
    ("main", "", [("warn_hlsl_entry_without_stage", 1)]),
    ("main", "lib_6_6", [("warn_hlsl_entry_without_stage", 1)]),
    ("other", "", []),
    ("other", "lib_6_6", []),
    (None, "", []),
    (None, "lib_6_6", []),
    ("main", "ps_6_6", []),
])
def test_a_named_entry_point(entry: str | None, profile: str, expected: list[tuple[str, int]]) -> None:
    result = hlslfe.compile(SOURCE, entry=entry, profile=profile)
    assert [(each.id, each.line) for each in result.diagnostics] == expected
    assert result.ok is (expected[:1] != [("err_hlsl_missing_entry_point", 0)])


def test_the_hints_of_a_missing_one() -> None:
    [error] = hlslfe.check(SOURCE, entry="mian").diagnostics
    assert [(note.id, note.line) for note in error.notes] == [("note_hlsl_entry_point_suggest", 1)]


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text(SOURCE)
    assert main(["check", str(path), "-E", "nonsuch"]) == 1
    assert "no function 'nonsuch' for the entry point" in capsys.readouterr().err
    assert main(["check", str(path), "-T", "lib_6_6", "-E", "nonsuch"]) == 0
    shown = capsys.readouterr().err
    assert "a library needs no entry point, and has no 'nonsuch' [-Wunused-command-line-argument]" in shown
    assert main(["check", str(path), "-E", "main", "-Wno-unused-command-line-argument"]) == 0
    assert main(["check", str(path), "-T", "lib_6_6", "-E", ""]) == 0
    assert capsys.readouterr().err == ""
