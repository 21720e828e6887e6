"""Finding and reading the files that `#include` names.

Mirrors clang/lib/Lex/HeaderSearch.cpp: HeaderSearch::LookupFile, HeaderSearch::ShouldEnterIncludeFile.
Differs: a callable may serve files; a name with backslashes that is not found is tried with slashes, since shaders
written on Windows have them and dxc takes both.
"""

from __future__ import annotations

import os

from hlslfe.basic.options import Options
from hlslfe.basic.source_text import InvalidTextError, UnreadableError, decode, read_bytes


class Header:
    """A file found: `name` as diagnostics show it, `key` its identity, `text`; `problem` when it is no text."""

    __slots__ = ("name", "key", "text", "problem")

    def __init__(self, name: str, key: object, text: str, problem: str = "") -> None:
        self.name = name
        self.key = key
        self.text = text
        self.problem = problem


class HeaderSearch:
    """The search of one unit; remembers files, include guards and `#pragma once`."""

    __slots__ = ("options", "once", "guards", "_read")

    def __init__(self, options: Options) -> None:
        self.options = options
        self.once: set[object] = set()
        # key -> the macro that, when defined, makes the file empty
        self.guards: dict[object, str] = {}
        self._read: dict[str, Header | None] = {}

    def lookup(self, written: str, includer: str, angled: bool) -> Header | None:
        """The file that `written` means in `includer`: the callable's, else the includer's folder (unless angled),
        else the -I folders in order; None when there is none. Raises UnreadableError."""
        handler = self.options.include_handler
        if handler is not None:
            try:
                served = handler(written, includer, angled)
            except OSError:
                return None
            if served is not None:
                return Header(served[0], ("served", served[0]), served[1])
        header = self._lookup_on_disk(written, includer, angled)
        if header is None and "\\" in written:
            header = self._lookup_on_disk(written.replace("\\", "/"), includer, angled)
        return header

    def _lookup_on_disk(self, written: str, includer: str, angled: bool) -> Header | None:
        if "\0" in written:
            return None
        if os.path.isabs(written):
            return self.read(written)
        folders = list(self.options.include_dirs)
        if not angled:
            is_file = not includer.startswith("<")
            folders.insert(0, (os.path.dirname(includer) or ".") if is_file else "")
        for folder in folders:
            header = self.read(os.path.join(folder, written) if folder else written)
            if header is not None:
                return header
        return None

    def read(self, path: str) -> Header | None:
        """The file at `path`, read once; None when there is no such file."""
        if path not in self._read:
            self._read[path] = _read_header(path)
        return self._read[path]


def _read_header(path: str) -> Header | None:
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    if os.path.isdir(path):
        return None
    key = (status.st_dev, status.st_ino) if status.st_ino else os.path.realpath(path)
    try:
        return Header(path, key, decode(read_bytes(path)))
    except InvalidTextError as error:
        return Header(path, key, error.prefix, str(error))


__all__ = ["Header", "HeaderSearch", "UnreadableError"]
