"""`hlslfe explain` on the command line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.frontend.main import main


def test_an_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "err_hlsl_interpolation_conflict"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("err_hlsl_interpolation_conflict: error\n  '%0' and '%1' exclude each other\n")
    for heading in ("\nWrong\n    ", "\nRight\n    ", "\nReported by  ", "\nRule         "):
        assert heading in out
    assert max(map(len, out.splitlines())) <= 120


def test_several_and_brackets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "[warn_hlsl_semantic_override]", "note_previous_decl"]) == 0
    out = capsys.readouterr().out
    assert "warning, -Whlsl-semantic-override (off by default)" in out and "\n\nnote_previous_decl: note\n" in out


@pytest.mark.parametrize("word", ["vector-conversion", "-Wvector-conversion", "-Wno-vector-conversion"])
def test_a_group(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", word]) == 0
    out = capsys.readouterr().out
    assert out.startswith("-Wvector-conversion (on by default)\n") and "warn_hlsl_impcast_vector_truncation" in out


def test_a_group_with_groups_inside(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "-Wattributes", "-Wthread-safety-beta", "-Rsignature-packing"]) == 0
    out = capsys.readouterr().out
    assert "warn_unknown_attribute_ignored" in out and "warn_attribute_wrong_decl_type_str" in out
    assert "-Wthread-safety-beta is a group of Clang; no diagnostic of hlslfe is in it\n" in out
    assert "-Rsignature-packing (off by default)\nremark_packing_placed " in out


def test_the_groups(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "-W"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == sorted(lines) and all(line.startswith("-W") for line in lines)
    assert [line.split()[1] for line in lines if line.startswith("-Whlsl-portability ")] == ["off"]
    assert main(["explain", "-R"]) == 0
    assert capsys.readouterr().out.startswith("-Rsignature-packing  off  remark_packing_placed, ")


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "--list"]) == 0
    assert capsys.readouterr().out.count("\n") == len(CATALOGUE)


@pytest.mark.parametrize(("word", "suggestion"), [
    ("err_hlsl_interpolation_conflct", ", did you mean 'err_hlsl_interpolation_conflict'?"),
    ("hlsl_interpolation_override", ", did you mean 'warn_hlsl_interpolation_override'?"),
    ("-Wvector-convertion", ", did you mean '-Wvector-conversion'?"),
    ("qqqq", ""),
])
def test_unknown(word: str, suggestion: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", word]) == 2
    assert capsys.readouterr().err == f"hlslfe: error: nothing is called '{word}'{suggestion}\n"


def test_nothing_to_explain(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain"]) == 2
    assert capsys.readouterr().err.startswith("usage: hlslfe explain ID...")


def test_a_compile_loads_nothing_of_it() -> None:
    code = ("import sys, hlslfe.frontend.main as m; m.main(['check', '-']); "
            "print([name for name in sys.modules if 'explain' in name or name == 'tomllib'])")
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "--help"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: hlslfe explain") and err == ""
