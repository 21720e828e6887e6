"""How many columns of a terminal a text takes, and padding and cutting by columns.

Mirrors llvm/lib/Support/Unicode.cpp: columnWidthUTF8.
Differs: control characters do not occur here.
"""

from __future__ import annotations


def character_width(character: str) -> int:
    """2 for the wide ones of East Asia and emoji, 0 for combining ones."""
    if character.isascii():
        return 1
    import unicodedata  # only what is not plain ASCII needs its tables

    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def text_width(text: str) -> int:
    return len(text) if text.isascii() else sum(map(character_width, text))


def left(text: str, width: int) -> str:
    """`text` with spaces behind it up to `width` columns."""
    return text + " " * (width - text_width(text))


def center(text: str, width: int) -> str:
    room = width - text_width(text)
    before = room // 2 + (room & width & 1)  # as str.center has it
    return " " * before + text + " " * (room - before)


def cut(text: str, room: int) -> str:
    """`text`, with an ellipsis for its end when it takes more than `room` columns."""
    if text_width(text) <= room:
        return text
    kept, width = [], 0
    for character in text:
        width += character_width(character)
        if width >= room:
            break
        kept.append(character)
    return "".join(kept) + "…"
