"""Which characters of a source line have which colour.

Mirrors clang/lib/Frontend/TextDiagnostic.cpp: highlightLines.
Differs: a line is coloured by itself, from whether it begins inside a comment on; raw strings over lines are not seen.
"""

from __future__ import annotations

import re

_KEYWORD, _LITERAL, _COMMENT = "\x1b[0;34m", "\x1b[0;32m", "\x1b[0;33m"
_TOKEN = re.compile(
    r"(?P<comment>//.*|/\*.*?(?:\*/|$))"
    r"|(?P<literal>\"(?:[^\"\\]|\\.)*\"?|'(?:[^'\\]|\\.)*'?|\.?\d(?:[eEpP][+-]|[\w.'])*)|(?P<word>[A-Za-z_$][\w$]*)")
_OPENING = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"?|'(?:[^'\\\n]|\\.)*'?|//[^\n]*|/\*.*?(?:\*/|\Z)", re.DOTALL)


def begins_in_comment(text: str, line_start: int) -> bool:
    """Whether a block comment is open where a line starts."""
    before = text[:line_start]
    if "/*" not in before:
        return False
    spans = [match[0] for match in _OPENING.finditer(before)]
    return bool(spans) and spans[-1].startswith("/*") and not (spans[-1].endswith("*/") and len(spans[-1]) > 3)


def line_styles(source: str, in_comment: bool, keywords: frozenset[str]) -> list[str]:
    """For each character the escape sequence of its colour, or ""."""
    styles = [""] * len(source)
    position = 0
    if in_comment:
        position = source.find("*/") + 2 if "*/" in source else len(source)
        styles[:position] = [_COMMENT] * position
    for match in _TOKEN.finditer(source, position):
        if match.lastgroup == "comment":
            color = _COMMENT
        elif match.lastgroup == "literal" or match[0] in ("true", "false"):
            color = _LITERAL
        else:
            color = _KEYWORD if match[0] in keywords else ""
        if color:
            styles[match.start():match.end()] = [color] * (match.end() - match.start())
    return styles
