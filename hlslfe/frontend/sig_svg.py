"""Registers as a picture: `hlslfe sig --format svg`.

No Clang counterpart: Clang has no such output.

All panels of a drawing stand side by side, so that what one stage writes and the next one reads face each other; a
curve joins each value with the place it arrives in, red where the two do not link.  The text is plain SVG 1.1 without
scripts or fonts of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hlslfe.basic.text_width import cut, text_width
from hlslfe.frontend.sig_panels import CATEGORIES, Drawing, Panel, label, sublabel, type_of
from hlslfe.signature.element import SemanticSignatureElement

Element = SemanticSignatureElement

_LEAST_CELL, _MOST_CELL, _ROW_HEIGHT = 74, 124, 44
_MARGIN, _ROW_NAMES, _GAP, _LINK_GAP = 24, 34, 36, 96
_TITLE, _HEADER = 26, 20
_LEGEND = 34
_BOLD, _PLAIN, _SMALL = 8.2, 7.0, 6.4  # widths of a character: labels, legend, types

# category -> (fill, border)
_COLORS: dict[str, tuple[str, str]] = {
    "Arb": ("#d6e8fb", "#4a86c5"), "SV": ("#d5f0d8", "#3f9a52"), "SGV": ("#fbf0c4", "#b8951c"),
    "ClipCull": ("#ecdcf8", "#8d5cc0"), "TessFactor": ("#fde0cf", "#d0703a"), "Target": ("#d3eef2", "#2e8f9f"),
}
_STYLE = """
  text { font-family: "DejaVu Sans", Verdana, sans-serif; fill: #1f2933; }
  .title { font-size: 14px; font-weight: bold; }
  .letter, .register { font-size: 12px; fill: #7b8794; }
  .label { font-size: 12px; font-weight: bold; text-anchor: middle; }
  .type { font-size: 10.5px; fill: #52606d; text-anchor: middle; }
  .legend { font-size: 12px; }
  .empty { fill: #f7f9fb; stroke: #d5dce4; }
  .unused { fill: url(#unused); }
  .feeds { fill: none; stroke: #9aa5b1; stroke-width: 1.6; }
  .breaks { fill: none; stroke: #d64545; stroke-width: 2; stroke-dasharray: 6 3; }
"""


def svg(drawings: Sequence[Drawing]) -> str:
    """One picture with all drawings below each other."""
    body: list[str] = []
    top, width = _MARGIN, 0
    for drawing in drawings:
        picture = _Picture(drawing, top)
        body += picture.parts
        top += picture.height + _GAP
        width = max(width, picture.width)
    legend, legend_width = _legend([panel for drawing in drawings for group in drawing.groups for panel in group],
                                   top - _GAP + 12)
    width = max(width, legend_width) + _MARGIN
    height = top - _GAP + 12 + _LEGEND + _MARGIN // 2
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f"<style>{_STYLE}</style>",
        '<defs><pattern id="unused" width="6" height="6" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><rect width="1.6" height="6" fill="#1f2933" opacity="0.25"/></pattern></defs>',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>', *body, *legend, "</svg>",
    ]) + "\n"


class _Picture:
    """One drawing: its panels from left to right.  places: id() of an element -> (left, right) of its panel's registers
    and its top.  cell: the width of a column in the panel at hand."""

    def __init__(self, drawing: Drawing, top: int) -> None:
        self.parts: list[str] = []
        self.top = top
        self.cell = _LEAST_CELL
        self.places: dict[int, tuple[float, float, float]] = {}
        left = _MARGIN
        self.height = 0
        for group in drawing.groups:
            for panel in group:
                self.cell = _cell_width(panel)
                self._panel(panel, left)
                left += _ROW_NAMES + 4 * self.cell + (_LINK_GAP if len(group) > 1 and panel is not group[-1] else _GAP)
        self.width = left - _GAP
        self.parts[:0] = self._links(drawing)  # below the panels, where there is one in between

    def _panel(self, panel: Panel, left: int) -> None:
        x, y = left + _ROW_NAMES, self.top + _TITLE + _HEADER
        self.parts.append(_text(left, self.top + 14, panel.title, "title"))
        if panel.rows:
            self.parts += [_text(x + column * self.cell + self.cell / 2, y - 6, letter, "letter", "middle")
                           for column, letter in enumerate("xyzw")]
        for row in range(panel.rows):
            middle = y + row * _ROW_HEIGHT + _ROW_HEIGHT / 2 + 4
            self.parts.append(_text(x - 8, middle, f"{panel.letter}{row}", "register", "end"))
            self.parts += [_rect(x + column * self.cell, y + row * _ROW_HEIGHT, self.cell, _ROW_HEIGHT,
                                 'class="empty"') for column in range(4)]
        for element in panel.elements:
            self._element(panel, element, x, y)
        below = y + panel.rows * _ROW_HEIGHT
        if not panel.elements and not panel.unplaced:
            self.parts.append(_text(x, below, "none", "register"))
            below += 6
        for element in panel.unplaced:
            below += 18
            self.parts.append(_text(x, below, f"{label(element, 0)}: {type_of(element)}, no register", "register"))
        self.height = max(self.height, below - self.top)

    def _element(self, panel: Panel, element: Element, left: float, top: float) -> None:
        fill, border = _COLORS.get(element.interpretation, _COLORS["Arb"])
        thickness = 1.2
        if id(element) in panel.wrong:
            border, thickness = "#d64545", 2.4
        x, y = left + element.start_col * self.cell, top + element.start_row * _ROW_HEIGHT
        width, height = element.cols * self.cell, element.rows * _ROW_HEIGHT
        self.places[id(element)] = left, left + 4 * self.cell, y
        self.parts.append(_rect(x + 2, y + 2, width - 4, height - 4, f'rx="5" fill="{fill}"'))
        for first, count in _runs([panel.is_unused(element, element.start_col + n) for n in range(element.cols)]):
            self.parts.append(_rect(x + 3 + first * self.cell, y + 3, count * self.cell - 6, height - 6,
                                    'rx="4" class="unused"'))
        outline = f'rx="5" fill="{fill}" fill-opacity="0" stroke="{border}" stroke-width="{thickness}"'
        self.parts.append(_rect(x + 2, y + 2, width - 4, height - 4, outline, _tooltip(element)))
        for row in range(element.rows):
            middle = y + row * _ROW_HEIGHT
            self.parts.append(_text(x + width / 2, middle + 19, _fit(label(element, row), width, _BOLD), "label"))
            self.parts.append(_text(x + width / 2, middle + 34, _fit(sublabel(element), width, _SMALL), "type"))

    def _links(self, drawing: Drawing) -> list[str]:
        curves: list[str] = []
        for match in drawing.matches:
            writes, reads = self.places.get(id(match.producer)), self.places.get(id(match.consumer))
            if writes is None or reads is None:
                continue
            x1, x2 = writes[1] + 2, reads[0] - _ROW_NAMES + 6
            y1 = writes[2] + (match.producer_row + 0.5) * _ROW_HEIGHT
            y2 = reads[2] + (match.consumer_row + 0.5) * _ROW_HEIGHT
            bend = (x2 - x1) / 2
            kind = "breaks" if match.has_problem else "feeds"
            curves.append(f'<path class="{kind}" d="M {_n(x1)} {_n(y1)} C {_n(x1 + bend)} {_n(y1)} '
                          f'{_n(x2 - bend)} {_n(y2)} {_n(x2)} {_n(y2)}"/>')
        return curves


def _legend(panels: Sequence[Panel], top: int) -> tuple[list[str], int]:
    """What the colours mean, as far as they occur, and how wide that is."""
    kinds = {element.interpretation for panel in panels for element in panel.elements}
    entries = [(f'fill="{fill}" stroke="{border}"', CATEGORIES[kind])
               for kind, (fill, border) in _COLORS.items() if kind in kinds]
    unused = {panel.is_output for panel in panels for element in panel.elements for column in range(4)
              if element.register_mask >> column & 1 and panel.is_unused(element, column)}
    if unused:
        verb = "read or written" if len(unused) == 2 else "written" if True in unused else "read"
        entries.append(('class="unused"', f"never {verb}"))
    if any(id(element) in panel.wrong for panel in panels for element in panel.elements):
        entries.append(('fill="none" stroke="#d64545" stroke-width="2.4"', "does not link"))
    parts: list[str] = []
    x = _MARGIN + _ROW_NAMES
    for style, words in entries:
        parts += [_rect(x, top + 4, 16, 16, f'rx="3" {style}'), _text(x + 22, top + 17, words, "legend")]
        x += 22 + int(len(words) * _PLAIN) + 30
    return parts, x


def _cell_width(panel: Panel) -> int:
    """Wide enough for every label, within reason."""
    wanted = [(max(text_width(label(element, row)) for row in range(element.rows)) * _BOLD + 10) / element.cols
              for element in panel.elements]
    return min(max(_LEAST_CELL, *(int(width) + 1 for width in wanted), 0), _MOST_CELL)


def _runs(flags: Sequence[bool]) -> list[tuple[int, int]]:
    """(first, count) of each run of neighbours that are true."""
    runs: list[tuple[int, int]] = []
    for position, flag in enumerate(flags):
        if flag and runs and sum(runs[-1]) == position:
            runs[-1] = runs[-1][0], runs[-1][1] + 1
        elif flag:
            runs.append((position, 1))
    return runs


def _tooltip(element: Element) -> str:
    """What a label may have no room for."""
    rows = f"[{element.rows}]" if element.rows > 1 else ""
    return f"{sublabel(element)} {label(element, 0)}{rows}"


def _fit(text: str, width: float, character: float) -> str:
    return cut(text, max(int((width - 6) / character), 2))


def _n(value: float) -> str:
    """A number as short as it can be."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _rect(x: float, y: float, width: float, height: float, rest: str, tooltip: str = "") -> str:
    end = f"><title>{_escaped(tooltip)}</title></rect>" if tooltip else "/>"
    return f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" {rest}{end}'


def _text(x: float, y: float, words: str, kind: str, anchor: str = "") -> str:
    at = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{_n(x)}" y="{_n(y)}" class="{kind}"{at}>{_escaped(words)}</text>'


def _escaped(words: Iterable[str]) -> str:
    text = "".join(words)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
