"""Internal errors: the place, the exit code, and the file that reproduces them."""

from __future__ import annotations

import json
import os
import re
import shlex
from pathlib import Path

import pytest

from hlslfe.codegen.function import CodeGenFunction
from hlslfe.frontend.command_line import parse_command_line
from hlslfe.frontend.crash import reduced_words
from hlslfe.frontend.main import main
from hlslfe.lex.preprocessor import Preprocessor
from hlslfe.parse import tree
from hlslfe.sema import stmts
from hlslfe.sema.sema import Sema

SHADER = '#include "h.hlsli"\n#define TWO 2\nfloat helper(float a) {\n  return a * TWO * SIZE;\n}\n'


@pytest.fixture
def shader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "h.hlsli").write_text("static const int SIZE = DEPTH;\n")
    path = tmp_path / "a.hlsl"
    path.write_text(SHADER)
    monkeypatch.setenv("HLSLFE_CRASH_DIAGNOSTICS_DIR", str(tmp_path / "crash"))
    monkeypatch.delenv("HLSLFE_TRACEBACK", raising=False)
    return str(path)


def break_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sema fails over every return statement."""

    def broken(self: Sema, node: object) -> None:
        raise KeyError("ufloat")

    monkeypatch.setitem(stmts._HANDLERS, tree.ReturnStmt, broken)


def run(shader: str, *more: str) -> int:
    include = os.path.join(os.path.dirname(shader), "inc")
    return main([shader, "-T", "lib_6_6", "-I", include, "-DDEPTH=4", *more])


def test_place_and_reproducer(shader: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with monkeypatch.context() as patch:
        break_returns(patch)
        assert run(shader, "-o", f"{os.path.dirname(shader)}/never.ll") == 70
    err = capsys.readouterr().err
    assert f"{shader}:4:3: error: internal compiler error: KeyError: 'ufloat'\n" in err  # err_internal_compiler_error
    assert "\n    4 |   return a * TWO * SIZE;\n      |   ^\n" in err and err.endswith("1 error generated.\n")
    found = re.search(r"note: please report this with '(.*)'", err)  # note_reproducer
    assert found is not None
    text = Path(found[1]).read_text()
    first, second, third = text.splitlines()[:3]
    assert first == "// RUN: hlslfe %s -T lib_6_6"
    assert "KeyError: 'ufloat'" in second and third.startswith("// test_crash.py: broken, line ")
    assert "#include" not in text and "static const int SIZE = 4;" in text and "a * 2 * SIZE" in text
    assert not os.path.exists(os.path.dirname(shader) + "/never.ll")
    # it reproduces: by itself, without the folder of the header
    words = [found[1] if word == "%s" else word for word in shlex.split(first.removeprefix("// RUN: hlslfe "))]
    assert main(words) == 0
    with monkeypatch.context() as patch:
        break_returns(patch)
        assert main([*words, "-gen-reproducer=off"]) == 70


@pytest.mark.parametrize("option", ["-gen-reproducer=off", "-fno-crash-diagnostics"])
def test_no_reproducer(shader: str, option: str, monkeypatch: pytest.MonkeyPatch,
                       capsys: pytest.CaptureFixture[str]) -> None:
    break_returns(monkeypatch)
    assert run(shader, option) == 70
    assert "please report" not in capsys.readouterr().err
    assert not os.path.exists(os.environ["HLSLFE_CRASH_DIAGNOSTICS_DIR"])


def test_folder_of_the_option(shader: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    break_returns(monkeypatch)
    assert run(shader, f"-fcrash-diagnostics-dir={tmp_path}/there") == 70
    assert [path.suffix for path in (tmp_path / "there").iterdir()] == [".hlsl"]


def test_folder_that_cannot_be(shader: str, monkeypatch: pytest.MonkeyPatch,
                               capsys: pytest.CaptureFixture[str]) -> None:
    break_returns(monkeypatch)
    assert run(shader, f"-fcrash-diagnostics-dir={shader}/there") == 70
    assert "note: no file to reproduce it: " in capsys.readouterr().err  # note_no_reproducer


def test_preprocessor_that_fails(shader: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no preprocessed source: the source as it is, with all options."""

    def broken(self: Preprocessor) -> None:
        raise AssertionError

    monkeypatch.setattr(Preprocessor, "tokens", broken)
    assert run(shader) == 70
    [path] = (tmp_path / "crash").iterdir()
    text = path.read_text()
    assert text.endswith(SHADER) and "-I" in text.splitlines()[0] and text.splitlines()[0].endswith("-DDEPTH=4")


def test_codegen_that_fails(shader: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(self: CodeGenFunction, stmt: object) -> None:
        raise IndexError("stack")

    monkeypatch.setattr(CodeGenFunction, "emit_stmt", broken)
    assert run(shader) == 70
    captured = capsys.readouterr()
    assert re.search(r"a\.hlsl:\d+:\d+: error: internal compiler error: IndexError: stack\n", captured.err)
    assert captured.out == ""


def test_other_inputs_go_on(shader: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                            capsys: pytest.CaptureFixture[str]) -> None:
    """Also in JSON, and the reproducer names its own input only."""
    break_returns(monkeypatch)
    fine = tmp_path / "fine.hlsl"
    fine.write_text("static int a;\n")
    assert main(["check", shader, str(fine), "-I", str(tmp_path / "inc"), "-D", "DEPTH=1",
                 "-fdiagnostics-format=json"]) == 70
    [entry] = json.loads(capsys.readouterr().err)
    assert entry["id"] == "err_internal_compiler_error" and entry["line"] == 4
    [path] = (tmp_path / "crash").iterdir()
    assert path.read_text().startswith("// RUN: hlslfe check %s -fdiagnostics-format=json\n")


def test_reduced_words() -> None:
    invocation = parse_command_line(["a.hlsl", "-T", "ps_6_6", "-E", "f", "-D", "X", "-DY=1", "-I.", "-include", "b",
                                     "-o", "c.ll", "-MD", "-MF", "x.d",
                                     "-Wall", "-HV", "2021", "-fdiagnostics-format=json"])
    assert reduced_words(invocation) == ["a.hlsl", "-T", "ps_6_6", "-E", "f", "-Wall", "-HV", "2021",
                                         "-fdiagnostics-format=json"]
