"""Command lines that ask for what cannot be, and options without effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlslfe.frontend.main import main

SHADER = "float4 main() : SV_Target { return 1; }\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("a.hlsl").write_text(SHADER)
    Path("out").mkdir()
    Path("link.hlsl").symlink_to("a.hlsl")
    return tmp_path


@pytest.mark.parametrize(("words", "message"), [
    ("a.hlsl -o a.hlsl", "'-o a.hlsl' would overwrite the input 'a.hlsl'"),
    ("a.hlsl -o ./out/../a.hlsl", "would overwrite the input 'a.hlsl'"),
    ("a.hlsl -o link.hlsl", "'-o link.hlsl' would overwrite the input 'a.hlsl'"),
    ("a.hlsl -MD -MF a.hlsl", "'-MF a.hlsl' would overwrite the input 'a.hlsl'"),
    ("a.hlsl -o x.ll -MD -MF x.ll", "'-o' and '-MF' both write 'x.ll'"),
    ("a.hlsl -o x.json --diagnostics-output=x.json", "'-o' and '--diagnostics-output' both write 'x.json'"),
    ("- -", "'-' stands twice: standard input can be read once"),
    ("a.hlsl ./a.hlsl -o out", "two inputs would be written to 'out/a.ll'"),
])
def test_refused(words: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "-T", "ps_6_6"]) == 2
    assert message in capsys.readouterr().err
    assert Path("a.hlsl").read_text() == SHADER


def test_devices_may_be_written_twice() -> None:
    assert main("a.hlsl -T ps_6_6 -o /dev/null -MD -MF /dev/null".split()) == 0


@pytest.mark.parametrize("option", ["-MF x.d", "-MT x", "-MP"])
def test_options_without_effect(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As Clang: a warning (warn_drv_unused_argument), and no file."""
    assert main(["check", "a.hlsl", "-T", "ps_6_6", *option.split()]) == 0
    word = option.split(maxsplit=1)[0]
    assert capsys.readouterr().err == (
        f"warning: '{word}' has no effect without '-MD' [-Wunused-command-line-argument]\n1 warning generated.\n")
    assert not Path("x.d").exists()
    assert main(["check", "a.hlsl", "-T", "ps_6_6", *option.split(), "-Wno-unused-command-line-argument"]) == 0
    assert capsys.readouterr().err == ""


def test_cc1_spells_it_as_one_option() -> None:
    triple = "dxil-pc-shadermodel6.6-pixel"
    words = ["-cc1", "-triple", triple, "-hlsl-entry", "main", "-dependency-file", "x.d", "-MT", "me", "a.hlsl"]
    assert main(words) == 0
    assert Path("x.d").read_text().startswith("me:")


IGNORED = "-O0 -O1 -O2 -O3 -Od -Zi -Zs -Qembed_debug -Qstrip_debug -nologo /Zi /O3 /nologo"


@pytest.mark.parametrize("option", IGNORED.split())
def test_options_of_dxc_that_change_nothing(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a.hlsl", "-T", "ps_6_6"]) == 0
    plain = capsys.readouterr()
    assert main(["a.hlsl", "-T", "ps_6_6", option]) == 0
    assert capsys.readouterr() == plain


def test_help_in_dxc_spelling(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["/?"]) == 0
    assert capsys.readouterr().out.startswith("usage: hlslfe")


def test_jobs_file_names_the_line_and_runs_what_stands_beside(capsys: pytest.CaptureFixture[str]) -> None:
    Path("jobs").write_text("# jobs\na.hlsl -T ps_6_6 -o one.ll\n\na.hlsl -T xs_6_6\na.hlsl -T ps_6_6 -o two.ll\n")
    assert main(["--jobs-file", "jobs", "a.hlsl", "-T", "ps_6_6", "-o", "three.ll"]) == 2
    assert capsys.readouterr().err == "hlslfe: error: jobs:4: unknown profile 'xs_6_6', did you mean 'vs_6_6'?\n"
    assert {path.name for path in Path().glob("*.ll")} == {"one.ll", "two.ll", "three.ll"}
