"""Buffers, locations, expansions."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlslfe.basic.source import NO_LOC, SourceManager
from hlslfe.basic.source_text import InvalidTextError, UnreadableError, decode, read_bytes


def test_places_in_files() -> None:
    sources = SourceManager()
    first = sources.add_file("a.hlsl", "ab\n\tcé d\n")
    second = sources.add_file("b.h", "x", first.start + 1)
    assert str(sources.presumed(first.start)) == "a.hlsl:1:1"
    assert str(sources.presumed(first.start + 4)) == "a.hlsl:2:2"
    assert str(sources.presumed(first.start + 7)) == "a.hlsl:2:6"  # columns count bytes, as Clang's
    assert str(sources.presumed(first.end)) == "a.hlsl:3:1"
    assert sources.presumed(second.start).include_loc == first.start + 1
    assert sources.main_file is first
    assert sources.file_of(second.end) is second


def test_lines_of_a_file() -> None:
    file = SourceManager().add_file("a", "one\r\ntwo\n")
    assert [file.line_text(line) for line in (1, 2, 3)] == ["one", "two", ""]
    assert [file.line_number(offset) for offset in (0, 4, 5, 9)] == [1, 1, 2, 3]


def test_line_directives_hold_until_the_next() -> None:
    sources = SourceManager()
    file = sources.add_file("a", "#line 10 \"b\"\nx\ny\n#line 3\nz\n")
    file.line_directives = [(12, 10, "b"), (24, 3, "b")]
    assert [str(sources.presumed(file.start + offset)) for offset in (0, 13, 15, 25)] == [
        "a:1:1", "b:10:1", "b:11:1", "b:3:1",
    ]


def test_expansions() -> None:
    sources = SourceManager()
    file = sources.add_file("a", "#define M(p) p + 1\nM(xyz)\n")
    use = file.start + 19
    body = sources.add_expansion(file.start + 13, 5, use, use + 5, "M")
    argument = sources.add_expansion(use + 2, 3, body, body, "M", True)
    assert sources.is_macro_loc(body) and sources.is_macro_loc(argument) and not sources.is_macro_loc(use)
    assert not sources.is_macro_loc(NO_LOC)
    assert sources.spelling_loc(body + 4) == file.start + 17
    assert sources.expansion_loc(body + 4) == use
    assert sources.spelling_loc(argument + 1) == use + 3
    assert sources.expansion_loc(argument + 1) == use
    assert str(sources.presumed(argument)) == "a:2:1"
    assert sources.file_of(argument) is file
    assert sources.expansion_loc(NO_LOC) == NO_LOC


@pytest.mark.parametrize(("data", "text"), [
    (b"abc", "abc"), (b"int a;\xff", "int a;\udcff"), (b"\xef\xbb\xbfa", "a"), ("aé".encode("utf-16"), "aé"),
    (b"\xfe\xff\x00a", "a"), (b"", ""),
])
def test_decode(data: bytes, text: str) -> None:
    assert decode(data) == text


@pytest.mark.parametrize(("data", "prefix"), [(b"ab\0c", "ab"), (b"\xff\xfea", "")])
def test_decode_refuses_what_is_no_text(data: bytes, prefix: str) -> None:
    with pytest.raises(InvalidTextError) as caught:
        decode(data)
    assert caught.value.prefix == prefix


def test_read_bytes(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x")
    assert read_bytes(f"{tmp_path}/a") == b"x"
    wrong = {str(tmp_path): "is a folder", f"{tmp_path}/none": "no such file", "a\0b": "cannot read"}
    for name, message in wrong.items():
        with pytest.raises(UnreadableError, match=message):
            read_bytes(name)
