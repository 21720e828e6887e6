"""`hlslfe sig --format json`: the packed signatures of entry points for programs.

No Clang counterpart: Clang has no such output.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hlslfe.basic.source import Loc
from hlslfe.signature.element import COMPONENT_TYPE_NAMES, EntrySignatures, SemanticSignatureElement
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.system_values import KIND_NAMES

Json = dict[str, object]


def signatures_to_json(entries: Iterable[EntrySignatures], location_of: Callable[[Loc], str]) -> list[Json]:
    """The value of "entries", as plain dictionaries and lists.

    `location_of` makes `file:line:column` of a location, "" of none.  Interpolation is the true mode; usage and
    dynamic index masks count from the element's own first column.
    """
    return [_entry(entry, location_of) for entry in entries]


def _entry(entry: EntrySignatures, location_of: Callable[[Loc], str]) -> Json:
    return {
        "name": entry.name,
        "stage": entry.stage,
        "inputs": [_element(element, location_of) for element in entry.inputs],
        "outputs": [_element(element, location_of) for element in entry.outputs],
        "patch_constants": [_element(element, location_of) for element in entry.patch_constants],
    }


def _element(element: SemanticSignatureElement, location_of: Callable[[Loc], str]) -> Json:
    return {
        "id": element.id,
        "name": element.name,
        "indices": list(element.indices),
        "component_type": {"value": element.component_type, "name": COMPONENT_TYPE_NAMES[element.component_type]},
        "kind": {"value": element.kind, "name": KIND_NAMES.get(element.kind, "Invalid")},
        "interpolation": {"value": element.interpolation, "name": MODE_NAMES[element.interpolation]},
        "rows": element.rows,
        "cols": element.cols,
        "start_row": element.start_row,
        "start_col": element.start_col,
        "usage_mask": element.usage_mask,
        "dynamic_index_mask": element.dynamic_index_mask,
        "stream": element.stream,
        "location": location_of(element.location),
    }
