"""What a reader of `!dx.semantic.signatures` must not accept although each node is well formed.

Mirrors llvm/lib/Target/DirectX (the back end that reads the metadata, of the open pull requests).
Differs: knows every stage, not only vertex and pixel; also tells registers that overlap or break the packing rules, by
which DXC's validator judges.
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.signature.element import COMPONENT_TYPE_NAMES, MAX_ROWS, EntrySignatures, SemanticSignatureElement
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.metadata import ModuleSignatures
from hlslfe.signature.metadata_text import MetadataError
from hlslfe.signature.registers import Block, Place, may_share_rows
from hlslfe.signature.system_values import KIND_NAMES, interpretation, is_system_name, lookup

Element = SemanticSignatureElement

MAX_ELEMENTS = 128
_64_BIT_TYPES = frozenset((6, 7, 10, 15, 16))
_INTEGER_TYPES = frozenset(range(1, 8))
_UNPLACED = ("NotPacked", "Shadow", "NotInSig")
_CONSTANT = 1
# numbers of operands
_NAME, _TYPE, _KIND, _INDICES, _MODE, _ROWS, _ROW, _COLUMN, _STREAM = 1, 2, 3, 4, 5, 6, 8, 9, 12


def check_module(module: ModuleSignatures) -> list[MetadataError]:
    """All faults, at most one an element (the later ones would mostly follow from it), with their places."""
    found: list[MetadataError] = []
    for entry in module.entries:
        for direction, elements in entry.lists():
            if len(elements) > MAX_ELEMENTS:
                node = module.list_nodes[entry.function_name, direction]
                found.append(MetadataError(node, MAX_ELEMENTS, f"a list has at most {MAX_ELEMENTS} elements"))
            found += _check_list(module, entry, direction, elements)
    for error in found:
        error.offset = module.text.position(error.node, error.operand)
    return found


def _check_list(module: ModuleSignatures, entry: EntrySignatures, direction: str,
                elements: list[Element]) -> Iterator[MetadataError]:
    checker = _ListChecker(entry, direction, elements)
    for element in elements:
        fault = checker.fault(element)
        if fault is not None:
            yield MetadataError(module.nodes[id(element)], *fault)


Fault = tuple[int, str]


class _ListChecker:
    """One list of elements.  seen: (name, index, stream) and the id that has it; placed: what has registers so far;
    next_row: where the next vertex input has to stand."""

    def __init__(self, entry: EntrySignatures, direction: str, elements: list[Element]) -> None:
        self.stage = entry.stage
        self.direction = direction
        self.seen: dict[tuple[str, int, int], int] = {}
        self.placed: dict[int, list[tuple[Block, Place]]] = {}
        self.next_row = 0
        self.list_is_placed = any(element.is_placed for element in elements)

    def fault(self, element: Element) -> Fault | None:
        """The operand of an element that is wrong, and why."""
        faults = (self._name(element), self._type(element), self._mode(element), self._indices(element),
                  self._place(element))
        return next((fault for fault in faults if fault is not None), None)

    def _name(self, element: Element) -> Fault | None:
        value = lookup(element.name)
        if value is None and is_system_name(element.name):
            return _NAME, f"there is no system value '{element.name}'"
        role = interpretation(value, self.stage, self.direction, dxc=True)
        if self.stage and role == "NA":
            where = {"in": "input", "out": "output"}.get(self.direction, "patch constant")
            return _NAME, f"'{element.name}' cannot be an {where} of a {self.stage} shader"
        if role == "NotInSig":
            return _NAME, f"'{element.name}' has no place in a signature, it comes through an intrinsic"
        kind = value.kind if value is not None else 0
        # Upstream's back end wants 0 for what a stage treats as the user's own; its front-end writes the name's kind.
        if element.kind != kind and not (role == "Arb" and element.kind == 0):
            has = KIND_NAMES.get(element.kind, "Invalid")
            return _KIND, f"'{element.name}' has the kind {has} ({element.kind}), not {KIND_NAMES[kind]} ({kind})"
        return None

    def _type(self, element: Element) -> Fault | None:
        name = COMPONENT_TYPE_NAMES[element.component_type]
        if element.component_type in _64_BIT_TYPES:
            return _TYPE, f"no signature holds components of type {name}"
        return (_TYPE, "the component type is Invalid") if element.component_type == 0 else None

    def _mode(self, element: Element) -> Fault | None:
        mode = MODE_NAMES[element.interpolation]
        if (self.stage, self.direction) == ("pixel", "in"):
            if element.component_type in _INTEGER_TYPES and element.interpolation != _CONSTANT:
                return _MODE, f"an integer input of a pixel shader is Constant, not {mode}"
        elif (self.stage, self.direction) in (("vertex", "in"), ("pixel", "out")) and element.interpolation:
            return _MODE, f"only what lies between two stages has an interpolation mode, here it is {mode}"
        if mode == "Invalid":
            return _MODE, "the interpolation mode is Invalid"
        return None

    def _indices(self, element: Element) -> Fault | None:
        for index in element.indices:
            key = element.name.lower(), index, element.stream
            if key in self.seen:
                return _INDICES, f"'{element.name}{index}' belongs to the element {self.seen[key]} already"
            self.seen[key] = element.id
        if self.direction != "out" or self.stage != "geometry":
            if element.stream:
                return _STREAM, "only geometry shader outputs have streams"
        return None

    def _place(self, element: Element) -> Fault | None:
        if element.interpretation in _UNPLACED:
            return (_ROW, f"'{element.name}' has no register") if element.is_placed else None
        if not element.is_placed:
            return (_ROW, "this element has no register, but others of the list have") if self.list_is_placed else None
        if element.start_row + element.rows > MAX_ROWS:
            return _ROW, f"the rows from {element.start_row} on do not fit {MAX_ROWS} registers"
        if element.start_col + element.cols > 4:
            return _COLUMN, f"{element.cols} columns do not fit from column {element.start_col} on"
        if (self.stage, self.direction) == ("vertex", "in"):
            return self._stacked(element)
        if element.interpretation == "Target":
            return self._target(element)
        return self._shared(element)

    def _stacked(self, element: Element) -> Fault | None:
        row, self.next_row = self.next_row, element.start_row + element.rows
        if element.start_row != row:
            return _ROW, f"vertex shader inputs are stacked: this one starts in row {row}, not {element.start_row}"
        if element.start_col:
            return _COLUMN, "vertex shader inputs start in column 0"
        return None

    @staticmethod
    def _target(element: Element) -> Fault | None:
        if element.rows != 1:
            return _ROWS, "a render target has one row"
        if element.start_row != element.indices[0]:
            return _ROW, f"the row of a render target is its index {element.indices[0]}, not {element.start_row}"
        return (_COLUMN, "a render target starts in column 0") if element.start_col else None

    def _shared(self, element: Element) -> Fault | None:
        role = "SV" if element.interpretation == "TessFactor" and element.rows == 1 else element.interpretation
        block = Block(element.rows, element.cols, element.width16, element.interpolation, role)
        placed = self.placed.setdefault(element.stream, [])
        placed.append((block, (element.start_row, element.start_col)))
        if may_share_rows(placed):
            return None
        placed.pop()
        return _ROW, "its registers hold something that it cannot share them with"
