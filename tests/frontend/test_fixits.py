"""`check --apply-fixits`."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from hlslfe.basic.diagnostics import Diagnostic, FixIt
from hlslfe.basic.source import SourceManager
from hlslfe.frontend.fixits import FixItRewriter
from hlslfe.frontend.main import main

BROKEN = "float f(float a) { return satrate(a) }\r\nfloat g(float b) { float c = b return c; }\r\n"
MENDED = "float f(float a) { return saturate(a); }\r\nfloat g(float b) { float c = b; return c; }\r\n"


@pytest.fixture
def shader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("a.hlsl")
    path.write_bytes(BROKEN.encode())
    return path


def test_files_are_rewritten(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shader.chmod(0o640)
    assert main(["check", "--apply-fixits", str(shader)]) == 0
    assert shader.read_bytes() == MENDED.encode()
    assert stat.S_IMODE(os.stat(shader).st_mode) == 0o640
    assert os.listdir() == ["a.hlsl"]
    assert "note: 3 fix-its applied to 'a.hlsl'" in capsys.readouterr().err
    assert main(["check", str(shader)]) == 0


def test_dry_run(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--apply-fixits", "--dry-run", str(shader)]) == 1
    assert shader.read_bytes() == BROKEN.encode()
    out, err = capsys.readouterr()
    assert out == (
        "--- a/a.hlsl\n+++ b/a.hlsl\n@@ -1,2 +1,2 @@\n"
        + "".join(f"-{line}\n" for line in BROKEN.split("\n")[:-1])
        + "".join(f"+{line}\n" for line in MENDED.split("\n")[:-1]))
    assert "3 fix-its would be applied" in err


def test_an_error_without_fixit_stops_it(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = BROKEN + "float h() { return missing; }\r\n"
    shader.write_bytes(text.encode())
    assert main(["check", "--apply-fixits", str(shader)]) == 1
    assert shader.read_bytes() == text.encode()
    assert "nothing is rewritten: 1 error has no fix-it" in capsys.readouterr().err
    assert main(["check", "--apply-fixits", "--fix-what-you-can", str(shader)]) == 1
    assert shader.read_bytes() == (MENDED + "float h() { return missing; }\r\n").encode()


def test_headers_are_rewritten_too(shader: Path) -> None:
    Path("b.h").write_text("float inside(float a) { return satrate(a); }\n")
    shader.write_text('#include "b.h"\nfloat f() { return 1 }\n')
    assert main(["check", "--apply-fixits", str(shader)]) == 0
    assert Path("b.h").read_text() == "float inside(float a) { return saturate(a); }\n"
    assert shader.read_text() == '#include "b.h"\nfloat f() { return 1; }\n'


def test_fixits_in_macros_are_not_applied(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "#define SAT(x) satrate(x)\nfloat f(float a) { return SAT(a); }\n"
    shader.write_text(text)
    assert main(["check", "--apply-fixits", str(shader)]) == 1
    assert shader.read_text() == text
    assert "fix-it not applied: it lies in a macro" in capsys.readouterr().err


def test_notes_only_propose(shader: Path) -> None:
    text = "int f(int i) { if (i = 1) return 2; return 3; }\n"
    shader.write_text(text)
    assert main(["check", "--apply-fixits", str(shader)]) == 0
    assert shader.read_text() == text


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_encoding_is_kept(shader: Path, encoding: str) -> None:
    shader.write_bytes("// é\nfloat f() { return 1 }\n".encode(encoding))
    assert main(["check", "--apply-fixits", str(shader)]) == 0
    assert shader.read_bytes() == "// é\nfloat f() { return 1; }\n".encode(encoding)


def test_bytes_that_are_no_utf8_are_kept(shader: Path) -> None:
    shader.write_bytes(b"// \xe9\rfloat f() { return 1 }\r")
    assert main(["check", "--apply-fixits", str(shader)]) == 0
    assert shader.read_bytes() == b"// \xe9\rfloat f() { return 1; }\r"


def test_a_link_stays_one(shader: Path) -> None:
    Path("link.hlsl").symlink_to(shader)
    assert main(["check", "--apply-fixits", "link.hlsl"]) == 0
    assert Path("link.hlsl").is_symlink() and shader.read_bytes() == MENDED.encode()


def test_a_file_that_changed_is_left_alone(shader: Path, monkeypatch: pytest.MonkeyPatch,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("hlslfe.frontend.fixits.read_bytes", lambda name: b"other")
    assert main(["check", "--apply-fixits", str(shader)]) == 2
    assert shader.read_bytes() == BROKEN.encode()
    assert "it changed in the meantime" in capsys.readouterr().err


def test_overlapping_fixits_are_refused() -> None:
    sources = SourceManager()
    file = sources.add_file("a.hlsl", "abcdef")
    at = file.start
    rewriter = FixItRewriter(sources, what_you_can=True)
    edits = [FixIt(at, at + 3, "x"), FixIt(at + 2, at + 4, "y"), FixIt(at, at + 3, "x"), FixIt(at + 3, at + 3, "z"),
             FixIt(at + 4, at + 6, "")]
    for edit in edits:
        rewriter.add(Diagnostic("err_x", "error", "", edit.begin, "", fixits=(edit,)))
    assert rewriter.changes() == {file: [(0, 3, "x"), (3, 3, "z"), (4, 6, "")]}
    assert rewriter.unfixed_errors == 1 and "it overlaps another one" in rewriter.problems[0]


@pytest.mark.parametrize(("words", "message"), [
    (["check", "--dry-run"], "--dry-run goes with --apply-fixits"),
    (["--apply-fixits"], "--apply-fixits goes with check"),
])
def test_usage(words: list[str], message: str, shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, str(shader)]) == 2
    assert message in capsys.readouterr().err


MENDS = [
    ("static const float x;", "static const float x = 0.0;"), ("static const int x;", "static const int x = 0;"),
    ("static const bool x;", "static const bool x = false;"),
    ("struct S { linear linear float a : A; };", "struct S { linear  float a : A; };"),
    ("[shader(pixel)] float4 f() : SV_Target { return 1; }", '[shader("pixel")] float4 f() : SV_Target { return 1; }'),
    ("int f(int x) { return x ? 2 3; }", "int f(int x) { return x ? 2 : 3; }"),
    ("float4 f(float4 p : SV_Postion) { return p; }", "float4 f(float4 p : SV_Position) { return p; }"),
    ("[numthread(1, 1, 1)] void f() {}", "[numthreads(1, 1, 1)] void f() {}"),
    ("[[vk::lcation(1)]] float f() { return 1; }", "[[vk::location(1)]] float f() { return 1; }"),
    ("struct S { float a; }; float f(S s) { return s->a; }", "struct S { float a; }; float f(S s) { return s.a; }"),
    ("floot f() { return 1; }", "float f() { return 1; }"),
    ("#defnie A 1\nint f() { return 2; }", "#define A 1\nint f() { return 2; }"),
    ("#if 1\n#els\n#endif", "#if 1\n#else\n#endif"),
    ("namespace Lights { int n() { return 1; } } int f() { return Ligths::n(); }",
     "namespace Lights { int n() { return 1; } } int f() { return Lights::n(); }"),
    ("namespace Lights { int n() { return 1; } } int f() { return n(); }",
     "namespace Lights { int n() { return 1; } } int f() { return Lights::n(); }"),
]


@pytest.mark.parametrize(("broken", "mended"), MENDS)
def test_mends(broken: str, mended: str, shader: Path) -> None:
    shader.write_text(broken + "\n")
    assert main(["check", "--apply-fixits", str(shader)]) == 0
    assert shader.read_text() == mended + "\n"
