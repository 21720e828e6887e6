"""Where `hlslfe sig` writes: one output for all inputs, a folder, and what it says when there is nothing to show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hlslfe.frontend.main import main

VERTEX = '[shader("vertex")] float4 {}(float4 a : A) : SV_Position {{ return a; }}\n'


@pytest.fixture
def shaders(tmp_path: Path) -> list[str]:
    paths = [tmp_path / "first.hlsl", tmp_path / "second.hlsl"]
    for path in paths:
        path.write_text(VERTEX.format(path.stem))
    return [str(path) for path in paths]


def names(path: Path) -> list[str]:
    return [entry["name"] for entry in json.loads(path.read_text())["entries"]]


def test_one_file_for_several_inputs(shaders: list[str], tmp_path: Path) -> None:
    assert main(["sig", *shaders, "--format", "json", "-o", str(tmp_path / "out.json")]) == 0
    assert names(tmp_path / "out.json") == ["first", "second"]
    for kind in ("table", "grid", "svg"):
        out = tmp_path / f"out.{kind}"
        assert main(["sig", *shaders, "--format", kind, "-o", str(out)]) == 0
        text = out.read_text()
        assert "first" in text and "second" in text


def test_tables_in_a_folder(shaders: list[str], tmp_path: Path) -> None:
    assert main(["sig", *shaders, "-o", str(tmp_path)]) == 0
    assert (tmp_path / "first.txt").read_text().startswith("first (vertex)")
    assert (tmp_path / "second.txt").read_text().startswith("second (vertex)")


def test_json_is_one_file(shaders: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sig", *shaders, "--format", "json", "-o", str(tmp_path)]) == 2
    assert "it is a folder" in capsys.readouterr().err


def test_a_library_without_entry_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lib.hlsl"
    path.write_text("float f() { return 1; }\n")
    assert main(["sig", str(path)]) == 0
    assert capsys.readouterr() == ("", f"{path}: note: there is no entry point\n")
    assert main(["sig", str(path), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"version": 1, "entries": []}


def test_marks_of_unused_columns_leave_the_names_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text('[shader("pixel")] float4 f(float4 p : SV_Position, float w : W) : SV_Target { return p.x; }\n')
    assert main(["sig", str(path), "--format", "grid", "-fno-color-diagnostics"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[3].strip(" v0│") == "SV_Position"
    assert lines[4].strip(" │") == "float4 noperspective"
    assert "".join(lines[5].split()) == "│○○○│" and lines[5].index("○") > lines[1].index("x") + 2
    assert "W0" in lines[7] and "float linear" in lines[8] and lines[9].count("○") == 1
