"""One file that holds several: `//--- name` lines part them.

No Clang counterpart: mirrors llvm/tools/split-file/split-file.cpp: handle.
"""

from __future__ import annotations

import os

Part = tuple[str, int, bytes]  # name, lines before it, text


class SplitError(Exception):
    """A file that cannot be parted."""


def _marker(line: bytes) -> bytes | None:
    """`--- ` with the two characters before it, if there are any, in a line that starts so."""
    for start in (0, 2):
        if line.startswith(b"--- ", start):
            return line[:start + 4]
    return None


def split_parts(data: bytes) -> list[Part]:
    """The parts in order; what stands before the first one belongs to none. Raises SplitError."""
    parts: list[tuple[str, int, list[bytes]]] = []
    names: set[str] = set()
    marker: bytes | None = None  # that of the first part: the others have the same
    for number, line in enumerate(data.splitlines(keepends=True), 1):
        marker = marker or _marker(line)
        if marker is None or not line.startswith(marker):
            if parts:
                parts[-1][2].append(line)
            continue
        text = os.fsdecode(line[len(marker):].strip())
        if not text or os.path.isabs(text) or ".." in text.split("/"):
            raise SplitError(f"line {number}: '{text}' cannot name a part")
        if text in names:
            raise SplitError(f"line {number}: a second part '{text}'")
        names.add(text)
        parts.append((text, number, []))
    if not parts:
        raise SplitError("no '//--- name' line")
    return [(name, before, b"".join(lines)) for name, before, lines in parts]


def split_file(data: bytes, folder: str, leading_lines: bool = False) -> None:
    """Write each part to `folder`; with `leading_lines` at the line it had before. Raises SplitError, OSError."""
    for name, before, text in split_parts(data):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write((b"\n" * before if leading_lines else b"") + text)
