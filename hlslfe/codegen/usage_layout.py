"""Cells: the scalars that make up a value, numbered from 0, for the dependence analysis.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, RecordDecl, resource_record
from hlslfe.ast.stage_types import StreamDecl
from hlslfe.ast.types import ArrayType, ConstantMatrixType, RecordType, Type, VectorType

# An array of more cells is one cell for each of its element's; a record of more cells is one cell.
MAX_ARRAY_CELLS = 1024
MAX_RECORD_CELLS = 4096


class Layout:
    """How a type is cut into cells.

    size: number of cells.  element: of an array.  stride: from one array element to the next, 0 when all elements
    share theirs.  offsets: first cell of each field and base of a record.  is_blob: a record too big for its own cells.
    """

    __slots__ = ("size", "element", "count", "stride", "offsets", "is_blob")

    def __init__(self, size: int) -> None:
        self.size = size
        self.element: Layout | None = None
        self.count = 0
        self.stride = 0
        self.offsets: dict[FieldDecl | RecordDecl, int] = {}
        self.is_blob = False


class Layouts:
    """The layouts of one compilation, each made once."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Type, Layout] = {}

    def of(self, type: Type) -> Layout:
        canonical = type.canonical
        layout = self._known.get(canonical)
        if layout is None:
            layout = self._known[canonical] = self._make(canonical)
        return layout

    def _make(self, type: Type) -> Layout:
        if isinstance(type, VectorType):
            return Layout(type.size)
        if isinstance(type, ConstantMatrixType):
            return Layout(type.rows * type.columns)
        if isinstance(type, ArrayType):
            return self._make_array(type)
        if isinstance(type, RecordType):
            return self._make_record(type.decl)
        return Layout(1)

    def _make_array(self, type: ArrayType) -> Layout:
        element = self.of(type.element)
        count = type.size or 0
        shares = count * element.size > MAX_ARRAY_CELLS or resource_record(type) is not None
        layout = Layout(element.size if shares else count * element.size)
        layout.element = element
        layout.count = count
        layout.stride = 0 if shares else element.size
        return layout

    def _make_record(self, record: RecordDecl) -> Layout:
        if isinstance(record, StreamDecl):
            return Layout(self.of(record.element).size)  # what has been appended so far
        layout = Layout(0)
        for base in record.bases:
            layout.offsets[base] = layout.size
            layout.size += self.of(base.type).size
        for field in record.fields:
            layout.offsets[field] = layout.size
            layout.size += self.of(field.type).size
        if layout.size > MAX_RECORD_CELLS:
            layout.size = 1
            layout.is_blob = True
            layout.offsets = dict.fromkeys(layout.offsets, 0)
        return layout

    def part(self, whole: Type, member: FieldDecl | RecordDecl, type: Type) -> tuple[int, ...]:
        """The cells of a record `whole` that its field or base class `member`, of `type`, takes."""
        layout = self.of(whole)
        size = self.of(type).size
        first = layout.offsets.get(member, 0)
        return (0,) * size if layout.is_blob else tuple(range(first, first + size))
