"""Bytes that are no UTF-8: harmless in comments, a warning in strings, an error elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

import hlslfe
from hlslfe.frontend.main import main


def found(source: bytes, *warnings: str) -> list[tuple[int, int, str, str]]:
    made = hlslfe.check(source, warnings=warnings).diagnostics
    return [(each.line, each.column, each.severity, each.id) for each in made]


def test_comments() -> None:
    source = b"// caf\xe9\nfloat f() { return 1; } /* \xff\xfe x \xfd */\n"
    assert found(source) == []
    assert found(source, "invalid-utf8") == [
        (1, 7, "warning", "warn_invalid_utf8_in_comment"), (2, 28, "warning", "warn_invalid_utf8_in_comment"),
        (2, 33, "warning", "warn_invalid_utf8_in_comment"),
    ]


def test_strings() -> None:
    assert found(b'#pragma message("caf\xe9 \xc3\xa9 \xff")\n')[0] == (1, 21, "warning", "warn_bad_string_encoding")


@pytest.mark.parametrize(("source", "places"), [
    (b"int caf\xe9;\n", [(1, 8)]), (b"\xff\xfd int a;", [(1, 1), (1, 2)]), (b"int \xc3\xa9, ok\xc3;", [(1, 11)]),
])
def test_elsewhere(source: bytes, places: list[tuple[int, int]]) -> None:
    """Columns count bytes, those that are no UTF-8 once, as in Clang."""
    assert [each[:2] for each in found(source) if each[3] == "err_invalid_utf8"] == places


def test_messages_show_bytes() -> None:
    (error,) = hlslfe.check(b"#error caf\xe9\n").diagnostics
    assert error.message.endswith("caf<E9>")


def test_skipped_blocks_are_silent() -> None:
    assert found(b"#if 0\ncaf\xe9\n#endif\n") == []


def test_shown_as_bytes_and_written_as_they_were(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_bytes(b"caf\xe9 /* \xe9 */;\n")
    assert main(["check", str(path)]) == 1
    assert "    1 | caf<E9> /* <E9> */;\n      |    ^\n" in capsys.readouterr().err
    path.write_bytes(b'#define S "\xe9"\nint i = S;\n')
    assert main(["-P", str(path), "-o", str(tmp_path / "a.i")]) == 0
    assert b'int i = "\xe9";' in (tmp_path / "a.i").read_bytes()
