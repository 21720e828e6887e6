"""Where the members of a constant buffer lie: the rows of 16 bytes of legacy buffers.

Mirrors clang/lib/CodeGen/HLSLBufferLayoutBuilder.cpp: HLSLBufferLayoutBuilder::layOutStruct, layOutField.
Differs: offsets and sizes alone, without any IR, and they are DXC's (AlignCBufferOffset in its CGHLSLMS.cpp): a vector
is aligned like its scalar and only kept from straddling two rows, a matrix takes a row for each of its own rows or
columns.  Clang 22 aligns vectors to powers of two and lays matrices out without rows.

Everything here is a function of types and of `BufferRules`; nothing is known about the target.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, HLSLBufferDecl, RecordDecl, VarDecl
from hlslfe.ast.min_precision import is_min_precision
from hlslfe.ast.types import (
    BUILTIN_TYPES,
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    RecordType,
    Type,
    VectorType,
    element_of_array,
    matrix_layout,
    scalar_of,
)

ROW, COMPONENT = 16, 4  # bytes
MAX_BUFFER_BYTES = 1 << 16  # 4,096 rows, of a constant buffer


class BufferField:
    """A field of a record, or of one of its bases, `offset` bytes behind the start of the record.

    bit: of a bit-field, where it begins in the integer that is there; -1 for other fields.  shares: it lies where a
    field before it lies: in the same integer, or in the same union.
    """

    __slots__ = ("decl", "offset", "size", "bit", "shares")

    def __init__(self, decl: FieldDecl, offset: int, size: int, bit: int = -1, shares: bool = False) -> None:
        self.decl = decl
        self.offset = offset
        self.size = size
        self.bit = bit
        self.shares = shares

    def moved(self, distance: int) -> BufferField:
        """The same field of a record that has the one of this at `distance`."""
        return BufferField(self.decl, self.offset + distance, self.size, self.bit, self.shares)


class RecordBufferLayout:
    """fields: those of the bases first.  bases: offset and number of the first field of each direct base.

    size: up to the end of the last field; what follows a record may share its last row.
    """

    __slots__ = ("fields", "bases", "size")

    def __init__(self) -> None:
        self.fields: list[BufferField] = []
        self.bases: dict[RecordDecl, tuple[int, int]] = {}
        self.size = 0


def align_to(offset: int, align: int) -> int:
    """`offset` rounded up to a multiple of `align`."""
    return -(-offset // align) * align


class BufferRules:
    """native_half: half has 2 bytes, else 4.  row_major: so matrices lie that do not say how (-Zpr)."""

    __slots__ = ("native_half", "row_major", "_records")

    def __init__(self, native_half: bool = False, row_major: bool = False) -> None:
        self.native_half = native_half
        self.row_major = row_major
        self._records: dict[RecordDecl, RecordBufferLayout] = {}

    # ------------------------------------------------------------ sizes

    def scalar_size(self, type: BuiltinType) -> int:
        """Bytes of a scalar; bool has 4."""
        if type.category == "bool" or (type.kind == "half" and not self.native_half):
            return 4
        return type.bits // 8

    def size_of(self, type: Type) -> int:
        """Bytes from the start of an object of `type` to its end, without padding behind it; 16-bit elements in the
        last run of a matrix count as 4 bytes, in DXC as well."""
        canonical = type.canonical
        if isinstance(canonical, ArrayType):
            count = canonical.size or 0
            return self.stride_of(type) * (count - 1) + self.size_of(element_of_array(type)) if count else 0
        if isinstance(canonical, RecordType):
            return self.record(canonical.decl).size
        if isinstance(canonical, ConstantMatrixType):
            runs, length = self.matrix_runs(type)
            size = self.scalar_size(canonical.element)
            return align_to(length * size, ROW) * (runs - 1) + length * max(size, COMPONENT)
        scalar = scalar_of(canonical)
        if scalar is None:
            return 0
        return self.scalar_size(scalar) * (canonical.size if isinstance(canonical, VectorType) else 1)

    def stride_of(self, type: Type) -> int:
        """Bytes from one element of an array to the next."""
        return align_to(self.size_of(element_of_array(type)), ROW)

    def matrix_runs(self, type: Type) -> tuple[int, int]:
        """How many rows of the buffer (or pairs of them) a matrix takes, and how many elements lie in each."""
        matrix = type.canonical
        assert isinstance(matrix, ConstantMatrixType)
        layout = matrix_layout(type)
        if layout is None or layout == self.row_major:
            return self.default_runs(matrix)
        return self.default_runs(matrix)[::-1]

    def default_runs(self, matrix: ConstantMatrixType) -> tuple[int, int]:
        """The same without its own `row_major` or `column_major`, for which DXC does not look in all places."""
        return (matrix.rows, matrix.columns) if self.row_major else (matrix.columns, matrix.rows)

    # ------------------------------------------------------------ structs

    def record(self, decl: RecordDecl) -> RecordBufferLayout:
        """The layout of a struct; an incomplete one has no fields."""
        if decl not in self._records:
            for part in records_within(decl):  # the inner ones first, so that deep nesting is no recursion
                if part not in self._records:
                    self._records[part] = RecordBufferLayout()
                    self._lay_out(part, self._records[part])
        return self._records[decl]

    def _lay_out(self, decl: RecordDecl, layout: RecordBufferLayout) -> None:
        cursor = Cursor(self)
        for base in decl.bases:
            inner = self.record(base)
            start = cursor.place(base.type)
            layout.bases[base] = (start, len(layout.fields))
            layout.fields += [field.moved(start) for field in inner.fields]
        if decl.tag == "union":
            self._lay_out_union(decl, layout)
            return
        unit = BitUnit(cursor)
        unnamed = list(decl.unnamed_bits)
        for index, field in enumerate([*decl.fields, None]):
            while unnamed and unnamed[0][0] == index:
                _, width, bits = unnamed.pop(0)
                unit.skip(width, max(bits, 32) if bits == 8 else bits)
            if field is None:
                break
            if field.bit_width is not None:
                layout.fields.append(unit.place(field, self.size_of(field.type)))
                continue
            unit.close()
            layout.fields.append(BufferField(field, cursor.place(field.type), self.size_of(field.type)))
        layout.size = cursor.end

    def _lay_out_union(self, decl: RecordDecl, layout: RecordBufferLayout) -> None:
        """All fields lie at the start; the largest one comes first."""
        fields = [BufferField(field, 0, self.size_of(field.type)) for field in decl.fields]
        fields.sort(key=lambda field: -field.size)
        for field in fields[1:]:
            field.shares = True
        layout.fields += fields
        layout.size = fields[0].size if fields else 0


# An integer for units that no named bit-field begins: by its bits.
_UNIT_TYPES = {16: BUILTIN_TYPES["ushort"], 32: BUILTIN_TYPES["uint"], 64: BUILTIN_TYPES["ulong"]}


class BitUnit:
    """The integer that bit-fields in a row share, as long as it has room and their types have its size (as in DXC).

    offset, bits: of the integer; 0 bits: none is open.  used: its bits that are taken.  has_field: one with a name.
    """

    __slots__ = ("cursor", "offset", "bits", "used", "has_field")

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.close()

    def close(self) -> None:
        self.offset = self.bits = self.used = 0
        self.has_field = False

    def place(self, field: FieldDecl, size: int) -> BufferField:
        """The next bit-field, whose type has `size` bytes."""
        width = field.bit_width or 0
        self._make_room(width, 8 * size, field.type)
        placed = BufferField(field, self.offset, size, self.used, self.has_field)
        self.used += width
        self.has_field = True
        return placed

    def skip(self, width: int, bits: int) -> None:
        """One without a name; without a width it ends the integer."""
        if not width:
            self.close()
            return
        self._make_room(width, bits, _UNIT_TYPES[bits])
        self.used += width

    def _make_room(self, width: int, bits: int, type: Type) -> None:
        if bits != self.bits or self.used + width > bits:
            self.close()
            self.offset, self.bits = self.cursor.place(type), bits


class Cursor:
    """Places members one behind the other. end: of the last one.  is_buffer: they are the members of a buffer, not
    those of a struct.  has_small_row: the last one has minimum precision; in buffers such members and others do not
    share a row."""

    __slots__ = ("rules", "end", "is_buffer", "has_small_row")

    def __init__(self, rules: BufferRules, end: int = 0, is_buffer: bool = False) -> None:
        self.rules = rules
        self.end = end
        self.is_buffer = is_buffer
        self.has_small_row = False

    def place(self, type: Type) -> int:
        """The offset of the next member, which is of `type`. Without a size it lies where the one before ends, but a
        struct within a struct starts its row."""
        size = self.rules.size_of(type)
        if not size:
            if not self.is_buffer and isinstance(type.canonical, RecordType):
                self.end = align_to(self.end, ROW)
            return self.end
        needs_row = self._needs_row(type)
        matrix = type.canonical if isinstance(type.canonical, ConstantMatrixType) else None
        scalar = scalar_of(type)
        alignment = self.rules.scalar_size(scalar) if scalar is not None else 1
        in_row = size
        if matrix is not None and self.is_buffer:
            alignment = 1
        elif matrix is not None:  # in a struct one with a single run may be behind something in its row
            alignment = self.rules.scalar_size(matrix.element)
            in_row = alignment * self.rules.default_runs(matrix)[1]
        used = self.end % ROW
        start = align_to(self.end, ROW if used and (needs_row or used + in_row > ROW) else alignment)
        self.end = start + size
        return start

    def _needs_row(self, type: Type) -> bool:
        """Arrays, structs, and most matrices start a row; so does another kind of precision."""
        canonical = type.canonical
        if isinstance(canonical, ArrayType):
            return True
        needs_row = isinstance(canonical, RecordType)
        parts_rows = self.is_buffer and not self.rules.native_half
        is_small = parts_rows and is_min_precision(type)
        if isinstance(canonical, ConstantMatrixType):
            runs = self.rules.matrix_runs(type) if self.is_buffer else self.rules.default_runs(canonical)
            needs_row = runs[0] > 1
            is_small |= parts_rows and canonical.element.category == "bool"  # DXC takes them for small, too
        needs_row |= is_small != self.has_small_row
        self.has_small_row = is_small
        return needs_row


def records_within(decl: RecordDecl) -> list[RecordDecl]:
    """A record and all those that it is made of, each after its parts."""
    found: dict[RecordDecl, None] = {}
    todo: list[tuple[RecordDecl, bool]] = [(decl, False)]
    while todo:
        record, parts_done = todo.pop()
        if parts_done:
            found[record] = None
        elif record not in found:
            todo.append((record, True))
            todo += [(base, False) for base in record.bases]
            for field in record.fields:
                part = field.type.canonical
                while isinstance(part, ArrayType):
                    part = part.element.canonical
                if isinstance(part, RecordType):
                    todo.append((part.decl, False))
    return list(found)


def unsupported_part(type: Type) -> str:
    """What in a type has no layout in a buffer so far: a union that is not of scalars and vectors; "" for nothing."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    if isinstance(canonical, RecordType):
        for record in records_within(canonical.decl):
            if record.tag == "union" and not all(map(_is_plain, record.fields)):
                return "a union of more than scalars and vectors"
    return ""


def _is_plain(field: FieldDecl) -> bool:
    canonical = field.type.canonical
    return scalar_of(canonical) is not None and not isinstance(canonical, ConstantMatrixType) and (
        field.bit_width is None)


def buffer_members(decl: HLSLBufferDecl, rules: BufferRules) -> list[tuple[VarDecl, int]]:
    """The constants of a buffer with their offsets. When packoffset (or register) places some of them, these come
    first, by offset, and the others follow behind them all."""
    members = decl.members
    placed = [(member, member.offset) for member in members if member.offset is not None]
    placed.sort(key=lambda pair: pair[1])
    end = max((offset + rules.size_of(member.type) for member, offset in placed), default=0)
    cursor = Cursor(rules, end, is_buffer=True)
    placed += [(member, cursor.place(member.type)) for member in members if member.offset is None]
    return placed
