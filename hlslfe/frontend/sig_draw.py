"""`sig` and `link` with `--format grid` or `svg`: signatures as drawings of their registers.

No Clang counterpart: Clang has no such output.  Here entry points become panels, one a list of elements; sig_grid.py
draws them in the terminal, sig_svg.py as a picture.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from hlslfe.frontend.command_line import Invocation
from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement, type_spelling
from hlslfe.signature.link import NEXT_STAGES, Match, StageLink, link_stages

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
    """One set of registers.  title: whose; letter: of its registers; rows: up to the last one that is used; unplaced:
    elements without a register; wrong: id() of the elements that do not link; knows_usage: whether masks were
    computed; is_output: written instead of read."""

    __slots__ = ("title", "letter", "elements", "rows", "unplaced", "wrong", "knows_usage", "is_output")

    def __init__(self, title: str, direction: str, elements: Sequence[Element], is_output: bool,
                 wrong: frozenset[int] = frozenset()) -> None:
        self.title = title
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


def draw_entries(entries: Sequence[EntrySignatures], invocation: Invocation) -> str:
    """All entry points; when there are just two and one can follow the other, as a pair."""
    if len(entries) == 2:
        first, second = entries
        if first.stage in NEXT_STAGES.get(second.stage, ()):
            first, second = second, first
        if second.stage in NEXT_STAGES.get(first.stage, ()):
            return draw_links([link_stages(first, second)], invocation)
    return _draw([Drawing([[panel] for panel in panels_of(entry)]) for entry in entries], invocation)


def draw_links(links: Sequence[StageLink], invocation: Invocation) -> str:
    """Each pair of stages: what the first writes beside what the second reads."""
    return _draw([_pair(link) for link in links], invocation)


def _pair(link: StageLink) -> Drawing:
    matched = {id(match.consumer) for match in link.matches}
    generated = {id(element) for element in link.generated}
    wrong = {id(match.consumer) for match in link.matches if match.has_problem}
    wrong |= {id(match.producer) for match in link.matches if match.has_problem}
    wrong |= {id(element) for element in link.consumer.inputs} - matched - generated
    before = panels_of(link.producer, frozenset(wrong))
    after = panels_of(link.consumer, frozenset(wrong))
    return Drawing([[before[0]], [*before[1:], after[0]], *([panel] for panel in after[1:])], link.matches)


def _draw(drawings: list[Drawing], invocation: Invocation) -> str:
    if invocation.format == "svg":
        from hlslfe.frontend.sig_svg import svg

        return svg(drawings)
    from hlslfe.frontend.sig_grid import grid

    return _encodable(grid(drawings, _has_color(invocation)))


def _has_color(invocation: Invocation) -> bool:
    if invocation.color is not None:
        return invocation.color
    return invocation.output in (None, "-") and sys.stdout.isatty() and "NO_COLOR" not in os.environ


def _encodable(text: str) -> str:
    """In ASCII where the terminal has nothing better."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return text.translate(str.maketrans("─│┌┐└┘├┤┬┴┼╴╶╵╷○…≠→", "-|+++++++++----o.!>"))
    return text
