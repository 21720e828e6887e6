"""Why two stages place the same value differently, which name was meant, and how declarations are put.

No Clang counterpart: no compiler proposes such fixes; see signature.link_plan.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement, type_spelling
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.packing import OPTIMIZED

Element = SemanticSignatureElement
Key = tuple[str, int]

_MOST_DECLARATIONS = 8  # longer lists help nobody in a terminal
# mode -> the keywords that ask for it
_MODE_KEYWORDS: dict[int, str] = {
    1: "nointerpolation ", 3: "centroid ", 4: "noperspective ", 5: "noperspective centroid ", 6: "sample ",
    7: "noperspective sample ",
}
_INTEGER_TYPES = frozenset(range(1, 8))
_POSITION, _IS_FRONT_FACE = 3, 13


def key_of(element: Element) -> Key:
    """What tells elements apart: the name without case and the first index."""
    return element.name.lower(), element.indices[0]


def semantic_name(element: Element, row: int = 0) -> str:
    """`UV1`; the index 0 of a system value is left out, as people write it."""
    index = element.indices[row]
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


def placement_reason(reads: Element, writes: Element, inputs: Sequence[Element], outputs: Sequence[Element],
                     packing_mode: str) -> tuple[str | None, Element | None]:
    """Why the input `reads` is not where the output `writes` is (None when it cannot be told), and the declaration to
    show with it."""
    reason, at = _reason(reads, writes, inputs, outputs)
    if reason is None and packing_mode == OPTIMIZED:
        keys = {key_of(element) for element in inputs}
        at = next((element for element in outputs if key_of(element) not in keys), None)
        if at is not None:
            reason = f"optimized packing sorts the values, so to leave out '{semantic_name(at)}' moves the others"
    return reason, at


def _reason(reads: Element, writes: Element, inputs: Sequence[Element],
            outputs: Sequence[Element]) -> tuple[str | None, Element | None]:
    if reads.interpolation and writes.interpolation and reads.interpolation != writes.interpolation:
        return (f"it is {MODE_NAMES[reads.interpolation]} here and {MODE_NAMES[writes.interpolation]} there, and each "
                "mode has registers of its own", reads)
    if reads.rows != writes.rows and writes.rows > 1:
        name = semantic_name(writes)
        return f"there it is a row of the array '{name}', which takes the same columns of its rows", writes
    if reads.rows != writes.rows:
        name = semantic_name(reads)
        return f"here it is a row of the array '{name}', which takes the same columns of its rows", reads
    in_keys = {key_of(element): element for element in inputs}
    out_keys = {key_of(element): element for element in outputs if not element.stream}
    before_in = [key_of(element) for element in inputs[:reads.id]]
    before_out = [key_of(element) for element in outputs[:writes.id] if not element.stream]
    for key in before_out:
        if key not in in_keys:
            return f"'{semantic_name(out_keys[key])}' stands before it there, and is no input here", out_keys[key]
        if key not in before_in:
            return f"'{semantic_name(out_keys[key])}' stands before it there, but after it here", in_keys[key]
    for key in before_in:
        if key not in out_keys:
            return f"'{semantic_name(in_keys[key])}' stands before it here, and is no output there", in_keys[key]
        if key not in before_out:
            return f"'{semantic_name(in_keys[key])}' stands before it here, but after it there", in_keys[key]
    for here, there in zip(before_in, before_out, strict=True):
        if here != there:
            names = f"'{semantic_name(in_keys[here])}' and '{semantic_name(in_keys[there])}'"
            return f"{names} before it have changed places", in_keys[here]
    for key in [*before_in, key_of(reads)]:
        mine, theirs = in_keys[key], out_keys.get(key)
        if theirs is not None and (mine.rows, mine.cols) != (theirs.rows, theirs.cols):
            return f"'{semantic_name(mine)}' has another size there", theirs
        if theirs is not None and mine.interpolation != theirs.interpolation and theirs.interpolation:
            return f"'{semantic_name(mine)}' has another interpolation mode there", theirs
    return None, None


def describe(candidate: Sequence[Element], read: dict[Key, Element], consumer: EntrySignatures,
             direction: str) -> str:
    """How to declare inputs: in which order, when they are those in `read`; or else as what."""
    what = "patch constants" if direction == "pc" else "inputs"
    if all(read.get(key_of(element)) is element for element in candidate):
        names = ", ".join(f"'{semantic_name(element)}'" for element in candidate[:_MOST_DECLARATIONS])
        more = ", ..." if len(candidate) > _MOST_DECLARATIONS else ""
        return f"declare the {what} of '{consumer.name}' in the order {names}{more}"
    lines = "; ".join(declaration(element) for element in candidate[:_MOST_DECLARATIONS])
    more = "; ..." if len(candidate) > _MOST_DECLARATIONS else ""
    return f"declare the {what} of '{consumer.name}' as {{ {lines}{more} }}"


def declaration(element: Element) -> str:
    """`nointerpolation float2 : UV[3]`, without the keywords that the type or the position imply."""
    mode = element.interpolation
    implied = (mode == 1 and element.component_type in _INTEGER_TYPES) or (
        mode == 4 and element.kind == _POSITION)
    keywords = "" if implied else _MODE_KEYWORDS.get(mode, "")
    rows = f"[{element.rows}]" if element.rows > 1 else ""
    type = "bool" if element.kind == _IS_FRONT_FACE else type_spelling(element.component_type, element.cols)
    return f"{keywords}{type}{rows} : {semantic_name(element)}"
