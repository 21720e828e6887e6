"""The packer explains itself: where each element was refused, and by which rule.

No Clang counterpart: neither Clang nor DXC says why an element is where it is.  The refusals are those of the packer's
own search (`registers.Registers.find`), so an explanation cannot differ from what was done.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.signature.element import SemanticSignatureElement
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.registers import Block, Refusal, RefusalListener

Element = SemanticSignatureElement

# rule -> the note that tells it
REASONS: dict[str, str] = {
    "full": "note_packing_full",
    "order": "note_packing_order",
    "mode": "note_packing_mode",
    "width": "note_packing_width",
    "indexed": "note_packing_indexed",
    "fixed": "note_packing_fixed",
    "tessellation": "note_packing_tessellation",
    "whole": "note_packing_whole",
}


class PackingTrace:
    """refusals: per element id, (start row tried, why not), in the order of the search."""

    __slots__ = ("refusals",)

    def __init__(self) -> None:
        self.refusals: dict[int, list[tuple[int, Refusal]]] = {}

    def refused(self, block: Block, row: int, refusal: Refusal) -> None:
        """Listener of a set of registers."""
        if block.interpretation == "ClipCull" and block.cols == 4 and refusal.reason in ("full", "order"):
            refusal.reason = "whole"
        self.refusals.setdefault(block.owner, []).append((row, refusal))

    def refused_in(self, rows: Sequence[int]) -> RefusalListener:
        """Listener of the small grid of clip and cull distances, whose rows stand for the registers `rows`."""

        def listener(block: Block, row: int, refusal: Refusal) -> None:
            if row < len(rows) and refusal.row < len(rows):
                refusal.row = rows[refusal.row]
                self.refusals.setdefault(block.owner, []).append((rows[row], refusal))

        return listener


class Explanation:
    """A note: `id` and `args` of the catalogue; `about`: the element in the way, None when there is no single one."""

    __slots__ = ("id", "args", "about")

    def __init__(self, id: str, args: tuple[object, ...], about: Element | None) -> None:
        self.id = id
        self.args = args
        self.about = about


def explain(element: Element, elements: Sequence[Element], trace: PackingTrace, letter: str) -> list[Explanation]:
    """Why `element` is in none of the rows before its own, one entry for rows that refuse it alike.

    `elements` is the whole list, `letter` that of its registers ("v", "o", ...).
    """
    groups: list[list[tuple[int, Refusal]]] = []
    for row, refusal in trace.refusals.get(element.id, ()):
        if groups and groups[-1][-1][0] == row - 1 and _is_alike(*groups[-1][-1], row, refusal):
            groups[-1].append((row, refusal))
        else:
            groups.append([(row, refusal)])
    return [_explanation(element, elements, group, letter) for group in groups]


def _is_alike(one_row: int, one: Refusal, other_row: int, other: Refusal) -> bool:
    """Whether two rows in a row can be told in one note: each refuses by itself, or the same row refuses for both."""
    same_row = one.row == other.row or (one.row == one_row and other.row == other_row)
    return same_row and (one.reason, one.owners, one.used) == (other.reason, other.owners, other.used)


def _explanation(element: Element, elements: Sequence[Element], group: Sequence[tuple[int, Refusal]],
                 letter: str) -> Explanation:
    (first, first_refusal), (last, refusal) = group[0], group[-1]
    holds = [elements[id] for id in refusal.owners if 0 <= id < len(elements)]
    where = f"{letter}{first}" if first == last else f"{letter}{first} to {letter}{last}"
    if refusal.row != last or first_refusal.row != first:
        where += f", because of {letter}{refusal.row}"
    about = _in_the_way(holds, refusal.reason)
    names = _names(holds)
    if about is not None and refusal.reason in ("indexed", "fixed", "tessellation", "order"):
        names = f"'{name_of(about)}'"
    free = 4 - refusal.used.bit_count()
    mode = MODE_NAMES[element.interpolation]
    arguments: dict[str, tuple[object, ...]] = {
        "full": (where, names, free, element.cols),
        "mode": (where, names, MODE_NAMES[refusal.mode], mode),
        "width": (where, names, 16 if refusal.width16 else 32, 16 if element.width16 else 32),
    }
    return Explanation(REASONS[refusal.reason], arguments.get(refusal.reason, (where, names)), about)


def _in_the_way(holds: Sequence[Element], reason: str) -> Element | None:
    """The element that a note points at: the array or the system value that its rule is about, else the first."""
    wanted = {
        "indexed": [element for element in holds if element.rows > 1],
        "tessellation": [element for element in holds if element.rows > 1],
        "fixed": [element for element in holds if element.interpretation in ("SV", "SGV", "TessFactor")],
        "order": [element for element in holds if element.interpretation != "Arb"],
    }.get(reason, [])
    found = [*wanted, *holds]
    return found[0] if found else None


def name_of(element: Element) -> str:
    """`UV1`, `SV_Position`."""
    index = element.indices[0]
    return element.name if index == 0 and element.name[:3].lower() == "sv_" else f"{element.name}{index}"


def _names(elements: Sequence[Element]) -> str:
    words = [f"'{name_of(element)}'" for element in elements]
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
