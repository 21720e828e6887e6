"""Bytes of an input become text, or one clear message.

Mirrors clang/lib/Basic/SourceManager.cpp: ContentCache::getBufferOrNone (the checks for byte order marks).
Differs: UTF-16 with a byte order mark is read, as dxc does; a NUL byte is refused (Clang lets it pass as a space).
"""

from __future__ import annotations

import codecs
import os
import sys

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"),
)
MAX_FILE_SIZE = 64 << 20  # bytes; above it locations and memory are no longer reasonable


class UnreadableError(OSError):
    """An input that cannot be read at all (no such file, a folder, no permission): its text is the whole message."""


class InvalidTextError(Exception):
    """An input that is no text: `offset` counts characters of `prefix`, the part that was fine."""

    def __init__(self, message: str, prefix: str) -> None:
        super().__init__(message)
        self.prefix = prefix


def read_bytes(name: str) -> bytes:
    """The bytes of file `name` ("-": standard input); raises UnreadableError."""
    if name == "-":
        if sys.stdin is None:
            raise UnreadableError("standard input is closed")
        data = sys.stdin.buffer.read(MAX_FILE_SIZE + 1)
        if len(data) > MAX_FILE_SIZE:
            raise UnreadableError(f"standard input is larger than {MAX_FILE_SIZE >> 20} MiB")
        return data
    try:
        if os.path.isdir(name):
            raise UnreadableError(f"'{name}' is a folder, not a file")
        if os.path.getsize(name) > MAX_FILE_SIZE:
            raise UnreadableError(f"'{name}' is larger than {MAX_FILE_SIZE >> 20} MiB")
        with open(name, "rb") as file:
            data = file.read(MAX_FILE_SIZE + 1)  # devices have no size
        if len(data) > MAX_FILE_SIZE:
            raise UnreadableError(f"'{name}' is larger than {MAX_FILE_SIZE >> 20} MiB")
        return data
    except UnreadableError:
        raise
    except FileNotFoundError:
        raise UnreadableError(f"no such file: '{name}'") from None
    except (OSError, ValueError) as error:
        raise UnreadableError(f"cannot read '{name}': {getattr(error, 'strerror', None) or error}") from None


def encoding_of(data: bytes) -> tuple[bytes, str]:
    """The byte order mark that `data` begins with (or nothing), and the encoding it stands for."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return mark, encoding
    return b"", "utf-8"


def decode(data: bytes, strict: bool = False) -> str:
    """Text of `data`: UTF-8 with or without byte order mark, UTF-16 with one; raises InvalidTextError.

    A byte that is no UTF-8 becomes the lone surrogate U+DC80 to U+DCFF: harmless in a comment, an error elsewhere.
    With `strict` it is an InvalidTextError.
    """
    mark, encoding = encoding_of(data)
    data = data[len(mark):]
    try:
        text = data.decode(encoding, "surrogateescape" if encoding == "utf-8" and not strict else "strict")
    except UnicodeDecodeError as error:
        prefix = data[: error.start].decode(encoding, "replace")
        raise InvalidTextError(f"the source is no valid {encoding.upper()}", prefix) from None
    nul = text.find("\0")
    if nul >= 0:
        raise InvalidTextError("the source holds a NUL byte; is it a binary file?", text[:nul])
    return text
