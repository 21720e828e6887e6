"""dxc's rarer options: DXC's meaning, no effect, or an error; never something else in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlslfe.frontend.dxc_options import CONTAINER_SUFFIXES, DXC_ROWS, IGNORED, REFUSED
from hlslfe.frontend.main import main

SHADER = "float4 main(float4 a : A) : SV_Target { return a * 2 + 1; }\n"
DOCS = Path(__file__).parents[2] / "docs" / "command-line.md"
_VALUES = {"-denorm": "any", "-encoding": "utf8"}


@pytest.fixture
def shader(tmp_path: Path) -> Path:
    path = tmp_path / "a.hlsl"
    path.write_text(SHADER)
    return path


def _words(row_index: int) -> list[str]:
    row = DXC_ROWS[row_index]
    if row.form == "joined":
        return [row.spelling + "x"]
    return [row.spelling, *([] if row.form == "flag" else [_VALUES.get(row.spelling, "x")])]


def _compile(shader: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main([str(shader), "-T", "ps_6_6", *words])
    return status, *capsys.readouterr()


@pytest.mark.parametrize("index", [i for i, row in enumerate(DXC_ROWS) if row.field == IGNORED])
def test_options_without_effect(index: int, shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _compile(shader, _words(index), capsys) == _compile(shader, [], capsys)


@pytest.mark.parametrize("index", [i for i, row in enumerate(DXC_ROWS) if row.field == REFUSED])
def test_options_that_are_errors(index: int, shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = _words(index)
    status, out, err = _compile(shader, words, capsys)
    assert (status, out) == (2, "")
    assert err == f"hlslfe: error: '{words[0]}' cannot be carried out: {DXC_ROWS[index].help}\n"


def test_every_option_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    missing = [row.spelling for row in DXC_ROWS
               if not any(row.spelling + end in text for end in ("`", " ", "…"))]
    assert missing == []


@pytest.mark.parametrize("suffix", CONTAINER_SUFFIXES)
def test_an_output_that_promises_a_container(suffix: str, shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = _compile(shader, ["-Fo", "x" + suffix], capsys)
    assert status == 2 and err == (
        f"hlslfe: error: '-Fo x{suffix}': containers are not supported yet; -Fo x.ll writes LLVM IR\n")


@pytest.mark.parametrize(("words", "message"), [
    (["-denorm", "ftz"], "'-denorm ftz' cannot be carried out: any is what there is; preserve, ftz are not supported"),
    (["-encoding", "utf16"], "'-encoding utf16' cannot be carried out: "),
    (["-validator-version", "1"], "-validator-version takes a version such as 1.8, not '1'"),
    (["-validator-version", "0.3"], "-validator-version takes a version such as 1.8, not '0.3'"),
    (["-Qstrip_roots"], "unknown option '-Qstrip_roots', did you mean '-Qstrip_rootsignature'?"),
    (["-Fe", "a.hlsl"], "'-Fe a.hlsl' would overwrite the input"),
    (["-Fc", "a.hlsl"], "'-Fc a.hlsl' would overwrite the input"),
])
def test_values_that_are_errors(words: list[str], message: str, shader: Path, capsys: pytest.CaptureFixture[str],
                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(shader.parent)
    status, out, err = _compile(shader, words, capsys)
    assert (status, out) == (2, "") and message in err
    assert shader.read_text() == SHADER


def test_slashes(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _compile(shader, ["/Qstrip_reflect", "/Vd", "/Gfp"], capsys)[0] == 0
    status, _, err = _compile(shader, ["/Fh", "x.h"], capsys)
    assert status == 2 and "'/Fh' cannot be carried out" in err


def test_options_that_ask_for_what_does_not_come(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = _compile(shader, ["-Fd", "x.pdb", "-ftime-report"], capsys)
    assert status == 0 and err.splitlines() == [  # warn_drv_no_effect
        "warning: '-Fd' has no effect: no debug information is written [-Wunused-command-line-argument]",
        "warning: '-ftime-report' has no effect: there is no report of times [-Wunused-command-line-argument]",
        "2 warnings generated."]
    assert _compile(shader, ["-Fd", "x.pdb", "-Qunused-arguments"], capsys)[2] == ""


def test_flags_of_the_module(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = _compile(shader, ["-all_resources_bound", "-res-may-alias", "-validator-version", "1.7"], capsys)
    lines = out.splitlines()
    flags = next(line for line in lines if line.startswith("!llvm.module.flags"))
    assert flags.count("!") == 5
    assert any(line.endswith('!{i32 1, !"dx.resmayalias", i32 1}') for line in lines)
    assert any(line.endswith('!{i32 1, !"dx.allresourcesbound", i32 1}') for line in lines)
    assert any(line.endswith("!{i32 1, i32 7}") for line in lines)


def test_ieee_strictness(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text("float half_of(float x) { return x / 2; }\n"
                    "float4 main(float4 a : A) : SV_Target { return sqrt(a) * half_of(a.x) + 1; }\n")
    _, fast, _ = _compile(path, [], capsys)
    _, strict, _ = _compile(path, ["-Gis"], capsys)
    for word in ("nnan", "nofpclass", '"no-nans-fp-math"', '"no-infs-fp-math"', '"no-signed-zeros-fp-math"'):
        assert word in fast and word not in strict
    assert "fmul <4 x float>" in strict and "fdiv float" in strict


def test_listing_and_error_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, listing, errors, output = (tmp_path / name for name in ("a.hlsl", "a.txt", "a.err", "a.ll"))
    path.write_text("float4 main(float4 a : A) : SV_Target { a.x; return a; }\n")
    status, plain, warned = _compile(path, [], capsys)
    assert status == 0 and "warning:" in warned
    words = ["-Fc", str(listing), "-Fe", str(errors)]
    assert _compile(path, words, capsys) == (0, "", "")
    assert (listing.read_text(), errors.read_text()) == (plain, warned)
    listing.unlink()
    assert _compile(path, [*words, "-Fo", str(output)], capsys) == (0, "", "")
    assert listing.read_text() == output.read_text() == plain
    path.write_text("float4 main() : SV_Target { return b; }\n")
    assert _compile(path, words, capsys) == (1, "", "")
    assert "error:" in errors.read_text()


MACROS = """\
#define A 1
#define B A
#define CAT(x, y) x##y
#define EMPTY
#line 77 "other.hlsl"
static int CAT(v, B) = CAT(A, B); int CAT(w, EMPTY);
"""


def test_legacy_macro_expansion(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text(MACROS)
    assert main([str(path), "-P"]) == 0
    assert "static int vB = AB; int wEMPTY;" in capsys.readouterr().out
    assert main([str(path), "-P", "-flegacy-macro-expansion"]) == 0
    assert "static int v1 = 11; int w;" in capsys.readouterr().out


def test_line_directives_are_ignored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text(MACROS + "float f() { return nothing; }\n")
    assert main(["check", str(path), "-fno-caret-diagnostics"]) == 1
    assert "other.hlsl:78:20: error" in capsys.readouterr().err
    assert main(["check", str(path), "-fno-caret-diagnostics", "-ignore-line-directives"]) == 1
    assert "a.hlsl:7:20: error" in capsys.readouterr().err
