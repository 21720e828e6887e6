"""Registers drawn with box characters: `hlslfe sig --format grid`.

No Clang counterpart: Clang has no such output.

A register is a row of four cells; an element is a box over its columns, an array one over its rows too.  Where a box
has `○`, that column is never read (written): at the right of the column, or, where a name is in the way, below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from hlslfe.basic.text_width import center, character_width, cut, text_width
from hlslfe.frontend.sig_panels import CATEGORIES, Drawing, Panel, label, sublabel, type_of
from hlslfe.signature.element import SemanticSignatureElement

Element = SemanticSignatureElement
# A character and the category that colours it ("" for none).
Cell = tuple[str, str]

_LEAST_WIDTH, _MOST_WIDTH = 7, 16
_GAP = "    "
# (up, down, left, right) -> the character where lines meet
_JUNCTIONS: dict[tuple[bool, bool, bool, bool], str] = {
    (False, False, False, False): " ", (False, False, True, True): "─", (True, True, False, False): "│",
    (False, True, False, True): "┌", (False, True, True, False): "┐", (True, False, False, True): "└",
    (True, False, True, False): "┘", (True, True, False, True): "├", (True, True, True, False): "┤",
    (False, True, True, True): "┬", (True, False, True, True): "┴", (True, True, True, True): "┼",
    (False, False, True, False): "╴", (False, False, False, True): "╶", (True, False, False, False): "╵",
    (False, True, False, False): "╷",
}
_COLORS: dict[str, str] = {
    "Arb": "36", "SV": "32", "SGV": "33", "ClipCull": "35", "TessFactor": "91", "Target": "94", "wrong": "1;31",
    "frame": "90", "title": "1",
}


def grid(drawings: Sequence[Drawing], color: bool) -> str:
    """All drawings below each other; the panels of a group beside each other."""
    parts: list[str] = []
    for drawing in drawings:
        for group in drawing.groups:
            width = max(_cell_width(panel) for panel in group)
            needs_line = not all(_Canvas(panel, width).has_room_for_marks() for panel in group)
            blocks = [_draw_panel(panel, width, needs_line) for panel in group]
            parts.append("\n".join(_paint(line, color) for line in _beside(blocks)) + "\n")
    parts += _legend([panel for drawing in drawings for group in drawing.groups for panel in group], color)
    return "\n".join(parts)


def _beside(blocks: list[list[list[Cell]]]) -> list[list[Cell]]:
    widths = [max(len(line) for line in block) for block in blocks]
    lines: list[list[Cell]] = []
    for row in zip_longest(*blocks, fillvalue=[]):
        joined: list[Cell] = []
        for line, width in zip(row, widths, strict=True):
            joined += line + [(" ", "")] * (width - len(line) + len(_GAP))
        lines.append(joined)
    return lines


def _paint(line: Sequence[Cell], color: bool) -> str:
    if not color:
        return "".join(character for character, _ in line).rstrip()
    end = len(line)
    while end and line[end - 1][0] in (" ", ""):
        end -= 1
    parts: list[str] = []
    now = ""
    for character, category in line[:end]:
        if category != now:
            parts.append(("\x1b[0m" if now else "") + (f"\x1b[{_COLORS[category]}m" if category else ""))
            now = category
        parts.append(character)
    return "".join(parts) + ("\x1b[0m" if now else "")


def _draw_panel(panel: Panel, width: int, has_mark_line: bool) -> list[list[Cell]]:
    """Title, column letters, the boxes, and what has no register."""
    lines: list[list[Cell]] = [_text(panel.title, "title")]
    if panel.rows:
        canvas = _Canvas(panel, width, has_mark_line)
        margin = len(f" {panel.letter}{panel.rows - 1} ")
        header = "".join(letter.center(canvas.width + 1) for letter in "xyzw")
        lines.append(_text(" " * (margin + 1) + header.rstrip(), "frame"))
        for number, line in enumerate(canvas.lines()):
            row, within = divmod(number, canvas.lines_per_row)
            name = f"{panel.letter}{row}" if within == 1 else ""
            lines.append([*_text(name.rjust(margin - 1) + " ", "frame"), *line])
    elif not panel.unplaced:
        lines.append(_text("  none", "frame"))
    for element in panel.unplaced:
        note = f"  {label(element, 0)}: {type_of(element)}, no register"
        lines.append(_text(note, ""))
    return lines


def _text(text: str, category: str) -> list[Cell]:
    """A cell for each column: a wide character is followed by an empty one, a combining one stands with its letter."""
    if text.isascii():
        return [(character, category) for character in text]
    cells: list[Cell] = []
    for character in text:
        width = character_width(character)
        if not width and cells:
            cells[-1] = (cells[-1][0] + character, category)
        else:
            cells += [(character, category), *[("", category)] * (width - 1)]
    return cells


class _Canvas:
    """The boxes of one panel.  width: of a cell, without its border.  has_mark_line: a third line in each row tells
    which columns are unused."""

    def __init__(self, panel: Panel, width: int, has_mark_line: bool = False) -> None:
        self.panel = panel
        self.width = width
        self.has_mark_line = has_mark_line
        self.lines_per_row = 4 if has_mark_line else 3
        self.owners: list[list[Element | None]] = [
            [panel.owner_at(row, column) for column in range(4)] for row in range(panel.rows)
        ]

    def lines(self) -> list[list[Cell]]:
        """The border above each row, its two lines of text, and the last border."""
        lines: list[list[Cell]] = []
        for row in range(self.panel.rows):
            lines += [self._border(row), *(self._text_line(row, number) for number in range(self.lines_per_row - 1))]
        return [*lines, self._border(self.panel.rows)]

    def _owner(self, row: int, column: int) -> Element | None:
        inside = 0 <= row < self.panel.rows and 0 <= column < 4
        return self.owners[row][column] if inside else None

    def _line_above(self, row: int, column: int) -> bool:
        """Whether a border runs above a cell."""
        if not 0 <= column < 4:
            return False
        if row in (0, self.panel.rows):
            return True
        above, below = self._owner(row - 1, column), self._owner(row, column)
        return above is not below

    def _line_left(self, row: int, column: int) -> bool:
        """Whether a border runs left of a cell (column 4: right of the last)."""
        if not 0 <= row < self.panel.rows:
            return False
        if column in (0, 4):
            return True
        return self._owner(row, column - 1) is not self._owner(row, column)

    def _border(self, row: int) -> list[Cell]:
        line: list[Cell] = []
        for column in range(5):
            junction = _JUNCTIONS[self._line_left(row - 1, column), self._line_left(row, column),
                                  self._line_above(row, column - 1), self._line_above(row, column)]
            line.append((junction, "frame"))
            if column < 4:
                line += [("─" if self._line_above(row, column) else " ", "frame")] * self.width
        return line

    def _text_line(self, row: int, number: int) -> list[Cell]:
        """A line of text in a row: labels (0), types (1) or marks (2), each centred in its box."""
        line: list[Cell] = []
        column = 0
        while column < 4:
            line.append(("│" if self._line_left(row, column) else " ", "frame"))
            element = self._owner(row, column)
            if element is None:
                line += _text(" " * self.width, "")
                column += 1
                continue
            line += self._box(element, row, number)
            column = element.start_col + element.cols
        return [*line, ("│", "frame")]

    def _box(self, element: Element, row: int, number: int) -> list[Cell]:
        panel = self.panel
        is_wrong = id(element) in panel.wrong
        category = "wrong" if is_wrong else element.interpretation
        category = category if category in _COLORS else "Arb"
        room = element.cols * (self.width + 1) - 1
        name = ("≠ " if is_wrong else "") + label(element, row - element.start_row)
        lines = _text(_fit(name, room), category), _text(_fit(sublabel(element), room), "frame"), _text(" " * room, "")
        for column in self._unused_columns(element):
            start = column * (self.width + 1)
            if self.has_mark_line:
                lines[2][start + (self.width - 1) // 2] = ("○", category)
            else:
                _mark(lines[0], start + self.width - 1, category)
        return lines[number]

    def _unused_columns(self, element: Element) -> list[int]:
        return [column for column in range(element.cols)
                if self.panel.is_unused(element, element.start_col + column)]

    def has_room_for_marks(self) -> bool:
        """Whether all marks can stand beside the names."""
        for row in range(self.panel.rows):
            for element in {id(owner): owner for owner in self.owners[row] if owner is not None}.values():
                marks = sum(cell[0] == "○" for cell in self._box(element, row, 0))
                if marks < len(self._unused_columns(element)):
                    return False
        return True


def _mark(line: list[Cell], place: int, category: str) -> None:
    """Put the sign of an unused column where no text is in the way."""
    if all(line[near][0] == " " for near in range(place - 1, min(place + 2, len(line)))):
        line[place] = ("○", category)


def _fit(text: str, room: int) -> str:
    return center(cut(text, room - 1), room)


def _cell_width(panel: Panel) -> int:
    """Wide enough for every label, within reason; two more characters for a mark beside it."""
    width = _LEAST_WIDTH
    for element in panel.elements:
        longest = max(*(text_width(label(element, row)) + 4 for row in range(element.rows)), len(sublabel(element)) + 2)
        width = max(width, -(-(longest - element.cols + 1) // element.cols))
    return min(width, _MOST_WIDTH)


def _legend(panels: Sequence[Panel], color: bool) -> list[str]:
    """What the colours and marks mean, as far as they occur."""
    words: list[list[Cell]] = []
    if color:
        kinds = {element.interpretation for panel in panels for element in panel.elements}
        words += [_text(text, kind) for kind, text in CATEGORIES.items() if kind in kinds]
    unused = {panel.is_output for panel in panels for element in panel.elements for column in range(4)
              if element.register_mask >> column & 1 and panel.is_unused(element, column)}
    if unused:
        verb = "read or written" if len(unused) == 2 else "written" if True in unused else "read"
        words.append(_text(f"○ never {verb}", ""))
    if any(id(element) in panel.wrong for panel in panels for element in panel.elements):
        words.append(_text("≠ does not link", "wrong"))
    return ["   ".join(_paint(word, color) for word in words) + "\n"] if words else []
