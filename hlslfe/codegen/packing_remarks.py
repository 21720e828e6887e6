"""-Rsignature-packing: for each element, at its declaration, where it went and why not into an earlier row.

No Clang counterpart: see signature.packing_trace; the form is that of Clang's -R remarks.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.signature.element import SemanticSignatureElement
from hlslfe.signature.packing_trace import PackingTrace, explain, name_of

# direction -> letter of its registers
_LETTERS: dict[str, str] = {"in": "v", "out": "o", "pc": "p"}
_PLACED, _STACKED, _BY_INDEX = "remark_packing_placed", "remark_packing_stacked", "remark_packing_by_index"
_SPECIAL: dict[tuple[str, str], str] = {("vertex", "in"): _STACKED, ("pixel", "out"): _BY_INDEX}


def wants_packing_remarks(diags: DiagnosticsEngine) -> bool:
    """Whether anybody asked; explaining costs more than packing."""
    return diags.is_shown(_PLACED)


def report_packing(diags: DiagnosticsEngine, stage: str, direction: str, elements: Sequence[SemanticSignatureElement],
                   trace: PackingTrace, failed_id: int = -1) -> None:
    """A remark for each placed element in the order of declaration; after a failure, also for the one that failed."""
    letter = _LETTERS[direction]
    for element in elements:
        name = name_of(element)
        if element.id == failed_id:
            diags.report(element.location, "remark_packing_failed", name)
        elif element.is_placed:
            diags.report(element.location, _SPECIAL.get((stage, direction), _PLACED), name,
                         _registers(element, letter))
        elif failed_id < 0:
            diags.report(element.location, "remark_packing_unplaced", name)
        else:
            continue
        for note in explain(element, elements, trace, letter):
            place = note.about.location if note.about is not None else element.location
            diags.report(place, note.id, *note.args)


def _registers(element: SemanticSignatureElement, letter: str) -> str:
    """`o1.xy`, `o1.xy to o3.xy`."""
    columns = "".join(name for bit, name in enumerate("xyzw") if element.register_mask >> bit & 1)
    first, last = element.start_row, element.start_row + element.rows - 1
    text = f"{letter}{first}.{columns}"
    return text if first == last else f"{text} to {letter}{last}.{columns}"
