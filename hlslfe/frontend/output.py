"""Output files: whole or not at all.

Mirrors clang/lib/Frontend/CompilerInstance.cpp: CompilerInstance::createOutputFile, clearOutputFiles.
"""

from __future__ import annotations

import os
import sys
from _thread import get_ident  # threading costs start-up time


class OutputError(Exception):
    """An output that cannot be written: its text is the whole message."""


def write_output(path: str | None, text: str) -> None:
    """Write `text` to `path`, through a temporary file beside it; None and "-" are standard output."""
    if path is None or path == "-":
        if sys.stdout is None:
            raise OutputError("cannot write the output: standard output is closed")
        try:
            sys.stdout.write(text)
        except UnicodeEncodeError:  # bytes of a source that are no UTF-8, or a terminal that shows few characters
            sys.stdout.flush()
            sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
        return
    if os.path.exists(path) and not os.path.isfile(path):
        if os.path.isdir(path):
            raise OutputError(f"cannot write '{path}': it is a folder")
        _write_in_place(path, text)  # a device or a pipe, such as /dev/null
        return
    try:
        replace_file(path, text.encode("utf-8", "surrogateescape"))
    except OSError as error:
        raise OutputError(f"cannot write '{path}': {error.strerror or error}") from None


def replace_file(path: str, data: bytes, mode: int | None = None) -> None:
    """Put `data` in the place of a file at once, with the permissions `mode` if told; raises OSError, and whatever
    happens leaves nothing beside it."""
    temporary = f"{path}.{os.getpid()}.{get_ident()}.tmp"
    try:
        with open(temporary, "wb") as file:
            file.write(data)
        if mode is not None:
            os.chmod(temporary, mode)
        os.replace(temporary, path)
    except BaseException:
        _remove(temporary)
        raise


def _write_in_place(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise OutputError(f"cannot write '{path}': {error.strerror or error}") from None


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass
