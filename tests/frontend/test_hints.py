"""What the user may have meant: commands, profiles, -W options, entry points, methods of resources."""

from __future__ import annotations

from pathlib import Path

import pytest

import hlslfe
from hlslfe.frontend.main import main
from hlslfe.frontend.warning_options import nearest_option

TWO = """\
float4 psMain(float2 uv : TEXCOORD) : SV_Target { return 0; }
void vsMain(out float4 p : SV_Position) { p = 0; }
struct Out { float d : SV_Depth; };
Out depthOnly() { Out o; o.d = 0; return o; }
[numthreads(1, 1, 1)] void work() {}
float helper(float a) { return a; }
float2 late(float2 a : A) : B { return a; }
"""


def _notes(result: hlslfe.CompileResult) -> list[tuple[str, int]]:
    return [(note.message, note.line) for note in result.diagnostics[0].notes]


@pytest.mark.parametrize(("words", "message"), [
    (["chek", "x.hlsl"], "unknown command 'chek', and no such file, did you mean 'check'?"),
    (["explian", "err_expected"], "unknown command 'explian', and no such file, did you mean 'explain'?"),
    (["shader"], "no such file: 'shader'"),
    (["-T", "pixel", "x.hlsl"], "unknown profile 'pixel', did you mean 'ps_6_8'?"),
    (["-T", "comp", "x.hlsl"], "unknown profile 'comp', did you mean 'cs_6_8'?"),
    (["-T", "VS_6_0", "x.hlsl"], "unknown profile 'VS_6_0', did you mean 'vs_6_0'?"),
    (["-T", "ps_6_99", "x.hlsl"], "unknown profile 'ps_6_99', did you mean 'ps_6_9'?"),
    (["-T", "ms", "x.hlsl"], "unknown profile 'ms', did you mean 'ms_6_8'?"),
    (["--emitt", "ll", "x.hlsl"], "unknown option '--emitt', did you mean '--emit='?"),
])
def test_words_of_the_command_line(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err == f"hlslfe: error: {message}\n"


def test_a_file_may_be_called_nearly_like_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "chek").write_text("float f() { return 1; }")
    monkeypatch.chdir(tmp_path)
    assert main(["chek", "-o", "x.ll"]) == 0


@pytest.mark.parametrize(("word", "guess"), [
    ("-Wnoo-unused-valu", "-Wno-unused-value"),
    ("-Wno-unsed-value", "-Wno-unused-value"),
    ("-Wnon-virtual-dto", "-Wnon-virtual-dtor"),
    ("-Werrorr=parentheses", "-Werror=parentheses"),
    ("-Wno-error=parenthesis", "-Wno-error=parentheses"),
    ("-Wnou-x", ""),
])
def test_warning_options(word: str, guess: str) -> None:
    assert nearest_option(word) == guess


@pytest.mark.parametrize(("entry", "notes"), [
    ("ps_main", [("did you mean 'psMain'?", 1)]),
    ("PSMain", [("did you mean 'psMain'?", 1)]),
    ("helpr", [("did you mean 'helper'?", 6)]),
    ("main", [("did you mean 'psMain'?", 1), ("did you mean 'vsMain'?", 2)]),
    ("entry", [("'psMain' looks like a pixel entry point", 1), ("'vsMain' looks like a vertex entry point", 2),
              ("'depthOnly' looks like a pixel entry point", 4), ("'work' looks like a compute entry point", 5),
              ("'late' looks like an entry point", 7)]),
])
def test_an_entry_point_that_does_not_exist(entry: str, notes: list[tuple[str, int]]) -> None:
    result = hlslfe.check(TWO, profile="ps_6_6", entry=entry)
    assert [each.id for each in result.diagnostics] == ["err_hlsl_missing_entry_point"]
    assert _notes(result) == notes  # note_hlsl_entry_point_suggest, note_hlsl_entry_point_candidate


def test_a_file_without_an_entry_point(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text(TWO)
    for words in (["check"], ["-o", str(tmp_path / "a.ll")], ["sig"], ["sig", "-T", "lib_6_6"]):
        assert main([*words, str(path), "-fno-caret-diagnostics"]) == 0
        lines = capsys.readouterr().err.splitlines()
        # note_hlsl_no_entry_point
        assert lines[0].startswith("note: there is no entry point: give -T and -E, or write [shader("), lines
        assert [line.split(": ", 1)[1] for line in lines[1:]] == [
            "note: 'psMain' looks like a pixel entry point", "note: 'vsMain' looks like a vertex entry point",
            "note: 'depthOnly' looks like a pixel entry point", "note: 'work' looks like a compute entry point"]
    for words in (["check", "-T", "lib_6_6"], ["check", "-fdiagnostics-format=json"], ["--emit=ast"]):
        assert main([*words, str(path)]) == 0
        assert "entry point" not in capsys.readouterr().err


def test_a_library_of_helpers_needs_no_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text("float helper(float a) { return a; }\n")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("call", "guess"), [
    ("tex.Samplle(s, uv)", "Sample"), ("tex.SampelLevel(s, uv, 0)", "SampleLevel"), ("tex.mip[0][uint2(0, 0)]", "mips"),
    ("sb.Lod(2)", "Load"), ("rb.Lod4(4)", "Load4"), ("tex.GetDimension(u, u)", "GetDimensions"), ("tex.foo", ""),
    ("sb.Samplee", ""),
])
def test_methods_of_resources(call: str, guess: str) -> None:
    source = ("Texture2D<float4> tex; SamplerState s; StructuredBuffer<float> sb; RWByteAddressBuffer rb;\n"
              f"void f(float2 uv) {{ uint u; {call}; }}")
    [error] = hlslfe.check(source).diagnostics
    assert error.id == ("err_no_member_suggest" if guess else "err_no_member")
    assert (f"did you mean '{guess}'?" in error.message) is bool(guess)
    assert error.notes == []
