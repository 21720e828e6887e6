"""Preprocessed text (-P, -E): the tokens as text that lexes to the same tokens again.

Mirrors clang/lib/Frontend/PrintPreprocessedOutput.cpp: PrintPPOutputPPCallbacks::MoveToLine,
DoPrintPreprocessedInput and clang/lib/Lex/TokenConcatenation.cpp: TokenConcatenation::AvoidConcat.
Differs: whether two tokens need a space between them is found by lexing them together; files without tokens get no
line marker.
"""

from __future__ import annotations

import re

from hlslfe.basic.source import Expansion, Loc, SourceFile, SourceManager
from hlslfe.lex.lexer import COMMENT, single_token_type
from hlslfe.lex.predefined import quote
from hlslfe.lex.tokens import AT_LINE_START, LEADING_SPACE, Token

# So many empty lines are kept as they are; a greater distance is shorter as a line marker.
_MAX_BLANK_LINES = 8


def print_preprocessed_input(sources: SourceManager, tokens: list[Token], line_markers: bool = True) -> str:
    """The text of `tokens`; with `line_markers`, `# 1 "file"` lines say where they come from."""
    return _Printer(sources, line_markers).print(tokens)


class _Printer:
    __slots__ = ("sources", "line_markers", "parts", "file", "name", "line", "at_start", "_joins")

    def __init__(self, sources: SourceManager, line_markers: bool) -> None:
        self.sources = sources
        self.line_markers = line_markers
        self.parts: list[str] = []
        self.file = sources.main_file
        self.name = self.file.name if self.file is not None else ""
        self.line = 1
        self.at_start = True
        self._joins: dict[tuple[str, str], bool] = {}

    def print(self, tokens: list[Token]) -> str:
        main = self.sources.main_file
        if self.line_markers and main is not None:
            self._marker(1, main.name, "")
        previous = ""
        previous_end = -1
        for token in tokens:
            starts_line = token.flags & AT_LINE_START or token.type == "PRAGMA_PACK_MATRIX"
            if starts_line:
                self._move_to(token.lexpos)
            if token.type == "PRAGMA_PACK_MATRIX":
                self._end_line()
                self.parts.append(f"#pragma pack_matrix({token.value})")
                self.at_start = False
                self._end_line()
                previous = ""
                continue
            if self.at_start:
                if token.value == "#":  # must not become a directive
                    self.parts.append(" ")
            elif starts_line or token.flags & LEADING_SPACE or (
                previous_end != token.lexpos and self._would_join(previous, token.value)
            ):
                self.parts.append(" ")
            self.parts.append(token.value)
            self.at_start = False
            self.line += token.value.count("\n")  # raw strings
            previous = token.value
            previous_end = token.end
        self._end_line()
        return "".join(self.parts)

    def _end_line(self) -> None:
        if not self.at_start:
            self.parts.append("\n")
            self.line += 1
            self.at_start = True

    def _would_join(self, left: str, right: str) -> bool:
        """Whether the two tokens would be read as something else when no space parts them."""
        joins = self._joins.get((left, right))
        if joins is None:
            text = left + right
            joins = single_token_type(text) is not None or self._starts_other(left, right)
            joins = joins or re.match(COMMENT, text) is not None
            if len(self._joins) > 10_000:
                self._joins.clear()
            self._joins[left, right] = joins
        return joins

    @staticmethod
    def _starts_other(left: str, right: str) -> bool:
        """Cases where only a part of `right` would join: letters and digits, signs after an exponent, dots, `->*`."""
        last, first = left[-1], right[0]
        if (last.isalnum() or last in "_$") and (first.isalnum() or first in "_$"):
            return True
        if last in ".+-*/&|<>=!%^:#" and first in ".+-*/&|<>=!%^:#":
            return True
        if first in "\"'" and (last.isalnum() or last == "_"):
            return True
        is_number = left[0].isdigit() or (left[0] == "." and len(left) > 1)
        return (is_number and first in ".+-'#") or (last == "." and first.isdigit()) or left == "\\"

    def _move_to(self, loc: Loc) -> None:
        """Start a line for a token at `loc`: the next one, after some empty ones, or after a marker."""
        file = self.sources.file_of(loc)
        presumed = self.sources.presumed(loc)
        same_file = file is self.file and presumed.filename == self.name
        if same_file and presumed.line == self.line and not self.at_start:
            return  # the second token of an expansion that took over its line start
        self._end_line()
        distance = presumed.line - self.line
        if same_file and (0 <= distance <= _MAX_BLANK_LINES or not self.line_markers):
            if self.line_markers:
                self.parts.append("\n" * distance)
        elif self.line_markers:
            self._marker(presumed.line, presumed.filename, self._marker_flag(file))
        self.file, self.name, self.line = file, presumed.filename, presumed.line

    def _marker_flag(self, file: SourceFile) -> str:
        """1: this file was entered; 2: it is returned to."""
        if self.file is None or file is self.file:
            return ""
        outer: SourceFile | Expansion | None = self.file
        while isinstance(outer, SourceFile) and outer.include_loc:
            outer = self.sources.file_of(outer.include_loc)
            if outer is file:
                return " 2"
        return " 1"

    def _marker(self, line: int, name: str, flag: str) -> None:
        self.parts.append(f"# {line} {quote(name)}{flag}\n")
        self.name, self.line = name, line
