"""Why two stages place the same value differently, and which declarations would make them agree.

No Clang counterpart: no compiler proposes such fixes.  A proposal is packed before it is made: only what puts every
common value into the same register is said.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement, type_spelling
from hlslfe.signature.interpolation import MODE_NAMES, normalise_mode
from hlslfe.signature.packing import OPTIMIZED, PackingFailure, pack

Element = SemanticSignatureElement
Key = tuple[str, int]
Place = tuple[int, int]

_MOST_DECLARATIONS = 8  # longer lists help nobody in a terminal
# mode -> the keywords that ask for it
_MODE_KEYWORDS: dict[int, str] = {
    1: "nointerpolation ", 3: "centroid ", 4: "noperspective ", 5: "noperspective centroid ", 6: "sample ",
    7: "noperspective sample ",
}
_INTEGER_TYPES = frozenset(range(1, 8))
_POSITION, _IS_FRONT_FACE = 3, 13


class Placement:
    """reason: why the places differ, None when it cannot be told; at: the declaration to show with it.  fix: what to
    declare instead, None when nothing that was tried helps."""

    __slots__ = ("reason", "at", "fix")

    def __init__(self, reason: str | None, at: Element | None, fix: str | None) -> None:
        self.reason = reason
        self.at = at
        self.fix = fix


def key_of(element: Element) -> Key:
    """What tells elements apart: the name without case and the first index."""
    return element.name.lower(), element.indices[0]


def _name(element: Element) -> str:
    index = element.indices[0]
    return element.name if index == 0 and element.name[:3].lower() == "sv_" else f"{element.name}{index}"


def suggest_name(element: Element, row: int, outputs: Sequence[Element], inputs: Sequence[Element]) -> Element | None:
    """The output that was probably meant by an input nothing feeds: nearly its name, and no other input's."""
    from difflib import SequenceMatcher  # only for a message

    taken = {(other.name.lower(), index) for other in inputs for index in other.indices}
    wanted = f"{element.name}{element.indices[row]}".lower()
    best, best_score = None, 0.75
    for output in outputs:
        is_taken = any((output.name.lower(), index) in taken for index in output.indices)
        if is_taken or output.stream or output.cols != element.cols:
            continue
        score = SequenceMatcher(None, wanted, f"{output.name}{output.indices[0]}".lower()).ratio()
        if score > best_score:
            best, best_score = output, score
    return best


def placement_note(reads: Element, writes: Element, inputs: Sequence[Element], outputs: Sequence[Element],
                   consumer: EntrySignatures, direction: str, packing_mode: str) -> Placement:
    """Explain why the input `reads` is not where the output `writes` is."""
    reason, at = _reason(reads, writes, inputs, outputs)
    if reason is None and packing_mode == OPTIMIZED:
        keys = {key_of(element) for element in inputs}
        at = next((element for element in outputs if key_of(element) not in keys), None)
        if at is not None:
            reason = f"optimized packing sorts the values, so to leave out '{_name(at)}' moves the others"
    return Placement(reason, at, _fix(inputs, outputs, consumer, direction, packing_mode))


def _reason(reads: Element, writes: Element, inputs: Sequence[Element],
            outputs: Sequence[Element]) -> tuple[str | None, Element | None]:
    if reads.interpolation and writes.interpolation and reads.interpolation != writes.interpolation:
        return (f"it is {MODE_NAMES[reads.interpolation]} here and {MODE_NAMES[writes.interpolation]} there, and each "
                "mode has registers of its own", reads)
    if reads.rows != writes.rows and writes.rows > 1:
        return f"there it is a row of the array '{_name(writes)}', which takes the same columns of its rows", writes
    if reads.rows != writes.rows:
        return f"here it is a row of the array '{_name(reads)}', which takes the same columns of its rows", reads
    in_keys = {key_of(element): element for element in inputs}
    out_keys = {key_of(element): element for element in outputs if not element.stream}
    before_in = [key_of(element) for element in inputs[:reads.id]]
    before_out = [key_of(element) for element in outputs[:writes.id] if not element.stream]
    for key in before_out:
        if key not in in_keys:
            return f"'{_name(out_keys[key])}' stands before it there, and is no input here", out_keys[key]
        if key not in before_in:
            return f"'{_name(out_keys[key])}' stands before it there, but after it here", in_keys[key]
    for key in before_in:
        if key not in out_keys:
            return f"'{_name(in_keys[key])}' stands before it here, and is no output there", in_keys[key]
        if key not in before_out:
            return f"'{_name(in_keys[key])}' stands before it here, but after it there", in_keys[key]
    for here, there in zip(before_in, before_out, strict=True):
        if here != there:
            names = f"'{_name(in_keys[here])}' and '{_name(in_keys[there])}'"
            return f"{names} before it have changed places", in_keys[here]
    for key in [*before_in, key_of(reads)]:
        mine, theirs = in_keys[key], out_keys.get(key)
        if theirs is not None and (mine.rows, mine.cols) != (theirs.rows, theirs.cols):
            return f"'{_name(mine)}' has another size there", theirs
        if theirs is not None and mine.interpolation != theirs.interpolation and theirs.interpolation:
            return f"'{_name(mine)}' has another interpolation mode there", theirs
    return None, None


def _fix(inputs: Sequence[Element], outputs: Sequence[Element], consumer: EntrySignatures, direction: str,
         packing_mode: str) -> str | None:
    """The declarations that put every common value where the producer has it: the same ones in another order; with
    what is missing between them; with the producer's types and modes, too; all that the producer has."""
    written = [element for element in outputs if not element.stream and element.is_placed]
    read = {key_of(element): element for element in inputs}
    rest = [element for element in inputs if element.interpretation == "SGV"
            and key_of(element) not in {key_of(other) for other in written}]
    last = max((number for number, element in enumerate(written) if key_of(element) in read), default=-1)
    same = [read[key_of(element)] for element in written if key_of(element) in read] + rest
    filled = [read.get(key_of(element)) or _as_input(element, consumer.stage, direction)
              for element in written[:last + 1]] + rest
    copied = [_as_input(element, consumer.stage, direction) for element in written[:last + 1]] + rest
    wanted = _rows(written, [(element.start_row, element.start_col) for element in written])
    needed = {(element.name.lower(), index) for element in inputs for index in element.indices} & set(wanted)
    everything = [_as_input(element, consumer.stage, direction) for element in written] + rest
    for candidate in (same, filled, copied, everything):
        placed = _try(candidate, consumer.stage, direction, packing_mode)
        if needed <= set(placed) and all(wanted.get(row, place) == place for row, place in placed.items()):
            return _describe(candidate, read, consumer, direction)
    return None


def _rows(elements: Sequence[Element], places: Sequence[Place]) -> dict[Key, Place]:
    """Where each row is: by name and index."""
    return {(element.name.lower(), index): (row + number, column)
            for element, (row, column) in zip(elements, places, strict=True)
            for number, index in enumerate(element.indices)}


def _try(candidate: Sequence[Element], stage: str, direction: str, packing_mode: str) -> dict[Key, Place]:
    """Where the rows of the candidate would be; nothing when it cannot be packed."""
    elements = [_renumbered(element, number) for number, element in enumerate(candidate)]
    try:
        return _rows(elements, pack(elements, stage, direction, packing_mode))
    except PackingFailure:
        return {}


def _as_input(element: Element, stage: str, direction: str) -> Element:
    """An output as the next stage would declare it; metadata may not tell its mode, then it is the usual one."""
    other = _renumbered(element, element.id)
    is_position = element.kind == _POSITION
    other.interpolation = normalise_mode(element.interpolation, element.component_type, is_position, stage, direction)
    return other


def _renumbered(element: Element, id: int) -> Element:
    return SemanticSignatureElement(
        id, element.name, element.component_type, element.kind, element.indices, element.interpolation, element.rows,
        element.cols, interpretation=element.interpretation, width16=element.width16)


def _describe(candidate: list[Element], read: dict[Key, Element], consumer: EntrySignatures, direction: str) -> str:
    what = "patch constants" if direction == "pc" else "inputs"
    if all(read.get(key_of(element)) is element for element in candidate):
        names = ", ".join(f"'{_name(element)}'" for element in candidate[:_MOST_DECLARATIONS])
        more = ", ..." if len(candidate) > _MOST_DECLARATIONS else ""
        return f"declare the {what} of '{consumer.name}' in the order {names}{more}"
    lines = "; ".join(_declaration(element) for element in candidate[:_MOST_DECLARATIONS])
    more = "; ..." if len(candidate) > _MOST_DECLARATIONS else ""
    return f"declare the {what} of '{consumer.name}' as {{ {lines}{more} }}"


def _declaration(element: Element) -> str:
    """`nointerpolation float2 : UV[3]`, without the keywords that the type or the position imply."""
    mode = element.interpolation
    implied = (mode == 1 and element.component_type in _INTEGER_TYPES) or (
        mode == 4 and element.kind == _POSITION)
    keywords = "" if implied else _MODE_KEYWORDS.get(mode, "")
    rows = f"[{element.rows}]" if element.rows > 1 else ""
    type = "bool" if element.kind == _IS_FRONT_FACE else type_spelling(element.component_type, element.cols)
    return f"{keywords}{type}{rows} : {_name(element)}"
