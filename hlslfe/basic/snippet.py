"""The source lines under a diagnostic, with caret, `~~~` ranges and fix-its.

Mirrors clang/lib/Frontend/TextDiagnostic.cpp: TextDiagnostic::emitSnippetAndCaret, emitSnippet, SourceColumnMap,
highlightRange, buildFixItInsertionLine, printableTextForNextCharacter, maybeAddRange.
Differs: lines are not cut to the width of the terminal unless they are very long.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import FixIt, SourceRange
from hlslfe.basic.render_options import RenderOptions
from hlslfe.basic.source import Loc, SourceFile, SourceManager

_TAB_STOP = 8
_MAX_WIDTH = 400  # characters of a line that are shown; minified sources have lines of megabytes
_CARET_COLOR, _FIXIT_COLOR = "\x1b[0;1;32m", "\x1b[0;32m"
_RESET, _REVERSE = "\x1b[0m", "\x1b[7m"


class _Line:
    """A source line made printable; `column[i]` is the screen column (from 0) of its character i."""

    __slots__ = ("text", "parts", "column")

    def __init__(self, source: str) -> None:
        if source.isascii() and source.isprintable():
            self.text = source
            self.parts: str | list[str] = source
            self.column: range | list[int] = range(len(source) + 1)
            return
        parts: list[str] = []
        columns: list[int] = []
        column = 0
        for character in source:
            columns.append(column)
            shown, width = _printable(character, column)
            parts.append(shown)
            column += width
        columns.append(column)
        self.text = "".join(parts)
        self.parts = parts
        self.column = columns

    def colored(self, source: str, styles: list[str]) -> str:
        """The text with the colours of `styles`, unprintable characters reversed; it ends with a reset."""
        shown: list[str] = []
        current = ""
        is_reversed = False
        for character, part, style in zip(source, self.parts, styles, strict=True):
            unprintable = len(part) > 1 and part[0] == "<"
            if unprintable != is_reversed:
                is_reversed = unprintable
                shown.append(_REVERSE if unprintable else _RESET)
                current = current if unprintable else ""
            if style != current:
                shown.append(style or _RESET)
                current = style
            shown.append(part if character else "")
        shown.append(_RESET)
        return "".join(shown)


def _printable(character: str, column: int) -> tuple[str, int]:
    """What is shown for a character that stands at screen `column`, and how wide that is."""
    if character == "\t":
        width = _TAB_STOP - column % _TAB_STOP
        return " " * width, width
    if character.isascii() and character.isprintable():
        return character, 1
    import unicodedata  # only lines that are not plain ASCII need its tables

    if unicodedata.combining(character):
        return character, 0
    if not character.isprintable():
        code = ord(character)
        shown = f"<{code - 0xDC00:02X}>" if 0xDC80 <= code <= 0xDCFF else f"<U+{code:04X}>"
        return shown, len(shown)
    return character, 2 if unicodedata.east_asian_width(character) in "WF" else 1


def render_snippet(sources: SourceManager, loc: Loc, ranges: tuple[SourceRange, ...], fixits: list[FixIt],
                   options: RenderOptions) -> str:
    """The lines for a diagnostic at the file location `loc`; ranges and fix-its are file locations, too."""
    file, caret_line, caret = sources.physical(loc)
    inside = [(begin - file.start, end - file.start) for begin, end in ranges
              if file.start <= begin and end <= file.end]
    first = last = caret_line
    for begin, end in inside:
        low = min(first, file.line_number(begin))
        high = max(last, file.line_number(max(end - 1, begin)))
        if high - low < (options.max_lines or 1 << 30):
            first, last = low, high
    shift = sources.presumed(loc).line - caret_line  # `#line` counts in the margin, too
    width = max(len(str(last + shift)), 4) if options.line_numbers else 0
    parts: list[str] = []
    for line in range(first, last + 1):
        margins = (f" {line + shift:>{width}} | ", f" {'':>{width}} | ") if width else ("", "")
        parts += _render_line(file, line, margins, caret if line == caret_line else None, inside, fixits, options)
    return "".join(parts)


def _render_line(file: SourceFile, number: int, margins: tuple[str, str], caret: int | None,
                 ranges: list[tuple[int, int]], fixits: list[FixIt], options: RenderOptions) -> list[str]:
    source = file.line_text(number)
    start = file.line_starts[number - 1]
    cut = 0
    if len(source) > _MAX_WIDTH:
        cut = max(0, (caret or 0) - _MAX_WIDTH // 2)
        source = source[cut:cut + _MAX_WIDTH]
    begin, end = start + cut, start + cut + len(source)
    line = _Line(source)
    marks: list[str] = []
    for range_begin, range_end in ranges:
        _highlight(marks, line, source, range_begin - begin, range_end - begin)
    if caret is not None:
        _put(marks, line.column[min(max(caret - cut, 0), len(source))], "^")
    inserted = _insertions(line, fixits, file.start + begin, file.start + end) if options.fixits else ""
    text = line.text
    if options.color:
        from hlslfe.basic.snippet_colors import begins_in_comment, line_styles

        text = line.colored(source, line_styles(source, begins_in_comment(file.text, start), options.keywords))
    parts = [f"{margins[0]}{text}\n"]
    for shown, color in (("".join(marks).rstrip(), _CARET_COLOR), (inserted, _FIXIT_COLOR)):
        if shown.strip():
            parts.append(f"{margins[1]}{color}{shown}\n{_RESET}" if options.color else f"{margins[1]}{shown}\n")
    return parts


def _put(marks: list[str], column: int, text: str) -> None:
    marks.extend(" " * (column + len(text) - len(marks)))
    marks[column:column + len(text)] = text


def _highlight(marks: list[str], line: _Line, source: str, begin: int, end: int) -> None:
    """Underline the part of a range that lies on this line, without the white space at its ends."""
    begin, end = max(begin, 0), min(end, len(source))
    part = source[begin:end]
    if not part.strip():
        return
    begin += len(part) - len(part.lstrip())
    end -= len(part) - len(part.rstrip())
    first, last = line.column[begin], line.column[end]
    _put(marks, first, "~" * (last - first))


def _insertions(line: _Line, fixits: list[FixIt], begin: Loc, end: Loc) -> str:
    """The text that fix-its insert on this line, each below its place."""
    marks: list[str] = []
    for fixit in sorted(fixits, key=lambda each: each.begin):
        if begin <= fixit.begin <= end and fixit.text and "\n" not in fixit.text:
            column = line.column[fixit.begin - begin]
            if column < len(marks):
                column = len(marks) + 1
            _put(marks, column, fixit.text)
    return "".join(marks)
