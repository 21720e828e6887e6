"""Signatures as panels of registers: what sig_grid.py and sig_svg.py draw.

No Clang counterpart: Clang has no such output.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement, type_spelling
from hlslfe.signature.link import Match

Element = SemanticSignatureElement

_BOOL_KINDS = (13, 30)  # IsFrontFace, CullPrimitive
LETTERS: dict[str, str] = {"in": "v", "out": "o", "pc": "p"}
_NOUNS: dict[str, str] = {"in": "inputs", "out": "outputs", "pc": "patch constants"}
# mode -> a word or two for a small cell
SHORT_MODES: tuple[str, ...] = (
    "", "flat", "linear", "centroid", "noperspective", "noperspective centroid", "sample", "noperspective sample",
    "invalid",
)
# interpretation -> what a legend says about it
CATEGORIES: dict[str, str] = {
    "Arb": "user", "SV": "system value", "SGV": "system-generated", "ClipCull": "clip, cull",
    "TessFactor": "tessellation factor", "Target": "render target",
}


class Panel:
    """One set of registers.

    title: whose.  direction: which list.  letter: of its registers.  rows: up to the last one that is used.  unplaced:
    elements without a register.  wrong: id() of the elements that do not link.  knows_usage: whether masks were
    computed.  is_output: written instead of read.
    """

    __slots__ = ("title", "direction", "letter", "elements", "rows", "unplaced", "wrong", "knows_usage", "is_output")

    def __init__(self, title: str, direction: str, elements: Sequence[Element], is_output: bool,
                 wrong: frozenset[int] = frozenset()) -> None:
        self.title = title
        self.direction = direction
        self.letter = LETTERS[direction]
        self.elements = [element for element in elements if element.is_placed]
        self.unplaced = [element for element in elements if not element.is_placed]
        self.rows = max((element.start_row + element.rows for element in self.elements), default=0)
        self.wrong = wrong
        self.knows_usage = any(element.usage_mask for element in elements)
        self.is_output = is_output

    def owner_at(self, row: int, column: int) -> Element | None:
        """The element in a column of a register."""
        return next((element for element in self.elements
                     if element.start_row <= row < element.start_row + element.rows
                     and element.register_mask >> column & 1), None)

    def is_unused(self, element: Element, column: int) -> bool:
        """Whether a column of an element is never read (written)."""
        return self.knows_usage and not element.register_usage_mask >> column & 1


def label(element: Element, row: int) -> str:
    """`UV1` for the second row of `UV[2]`; system values without index 0."""
    index = element.indices[row]
    return element.name if index == 0 and element.name[:3].lower() == "sv_" else f"{element.name}{index}"


def sublabel(element: Element) -> str:
    """`float2 centroid`."""
    return f"{type_of(element)} {SHORT_MODES[element.interpolation]}".strip()


def type_of(element: Element) -> str:
    """`float2`; what can only be true or false is a `bool`, although it is kept as a `uint`."""
    return "bool" if element.kind in _BOOL_KINDS else type_spelling(element.component_type, element.cols)


def panels_of(entry: EntrySignatures, wrong: frozenset[int] = frozenset()) -> list[Panel]:
    """The panels of one entry point: its lists in order, geometry outputs one a stream."""
    panels: list[Panel] = []
    for direction, elements in entry.lists():
        if direction == "pc" and not elements:
            continue
        noun = "primitives" if direction == "pc" and entry.stage == "mesh" else _NOUNS[direction]
        is_output = direction == "out" or (direction == "pc" and entry.stage != "domain")
        for stream in sorted({element.stream for element in elements} or {0}):
            title = f"{entry.name} ({entry.stage}) {noun}" + (f", stream {stream}" if stream else "")
            members = [element for element in elements if element.stream == stream]
            panels.append(Panel(title, direction, members, is_output, wrong))
    return panels


class Drawing:
    """Panels in groups: those of a group belong side by side.  matches: which elements feed which."""

    __slots__ = ("groups", "matches")

    def __init__(self, groups: list[list[Panel]], matches: Sequence[Match] = ()) -> None:
        self.groups = groups
        self.matches = matches
