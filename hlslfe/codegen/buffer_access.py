"""Members of constant buffers in functions: variables, fields, bases and elements as places, and copies out of buffers.

Mirrors clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::emitBufferMemberExpr, emitBufferArraySubscriptExpr,
emitBufferCopy, HLSLBufferCopyEmitter and clang/lib/CodeGen/CGExpr.cpp: EmitLoadOfScalar (of matrices in buffers).
Differs: fields are found in the layout of the buffer (Clang 22 counts them in the ordinary struct), whole structs can
be copied, and a destination has the alignment that its place has.  A matrix with padding between its rows is copied
(`matrix.buf.copy`) whatever part of it is read.
"""

from __future__ import annotations

from hlslfe.ast.buffer_layout import ROW, align_to, records_within
from hlslfe.ast.decl import FieldDecl, RecordDecl, VarDecl
from hlslfe.ast.expr import Expr
from hlslfe.ast.types import ArrayType, ConstantMatrixType, RecordType, Type, element_of_array
from hlslfe.codegen.address import BIT_FIELD, Address, LValue, alignment_at_offset
from hlslfe.codegen.buffer_types import BufferRecord
from hlslfe.codegen.constants import i32
from hlslfe.codegen.data_layout import abi_align
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import IRType, StructType, int_type, vector

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.codegen.function_base import CodeGenFunctionBase

Path = tuple[int, ...]
MAX_LEAVES = 16384  # a buffer of 64 KiB, which is all that Direct3D binds, has no more


def buffer_variable(cgf: CodeGenFunctionBase, decl: VarDecl) -> LValue:
    """A member of a buffer."""
    type = cgf.cgm.buffers.types.convert(decl.type)
    return LValue(Address(cgf.cgm.variable(decl), type, cgf.types.align_of(decl.type)), decl.type)


def buffer_field(cgf: CodeGenFunctionBase, base: Address, record: RecordType, field: FieldDecl) -> LValue:
    """A field of the record at `base`; one without anything in it lies wherever the record does."""
    types = cgf.cgm.buffers.types
    layout = types.record(record.decl)
    index = layout.index.get(field)
    element = types.convert(field.type)
    if index is None:
        return LValue(Address(base.pointer, element, 1), field.type)
    pointer = base.pointer
    if record.decl.tag != "union":
        pointer = cgf.builder.gep(layout.type, pointer, [i32(0), i32(index)], field.name, "inbounds nuw")
    return _field_place(layout, field, Address(pointer, element, abi_align(element)))


def _field_place(layout: BufferRecord, field: FieldDecl, address: Address) -> LValue:
    """A field, or the integer of a bit-field, at an address."""
    bits = layout.bits.get(field)
    if bits is None:
        return LValue(address, field.type)
    lvalue = LValue(Address(address.pointer, int_type(bits.storage), bits.storage // 8), field.type, BIT_FIELD)
    lvalue.bits = bits
    return lvalue


def buffer_base(cgf: CodeGenFunctionBase, address: Address, record: RecordType, base: RecordDecl) -> LValue:
    """A direct base of the record at `address`: where the first of its fields is."""
    types = cgf.cgm.buffers.types
    layout = types.record(record.decl)
    index = layout.base_index[base]
    pointer = address.pointer
    if index:
        pointer = cgf.builder.gep(layout.type, pointer, [i32(0), i32(index)], "", "inbounds nuw")
    return LValue(Address(pointer, types.convert(base.type), address.align), base.type)


def buffer_as_base(cgf: CodeGenFunctionBase, lvalue: LValue, type: Type) -> LValue:
    """A record in a buffer as its base of this type."""
    target = type.canonical
    while lvalue.type.canonical is not target:
        record = lvalue.type.canonical
        assert isinstance(record, RecordType)
        base = next(base for base in record.decl.bases if base.type is target or _derives_from(base, target))
        lvalue = buffer_base(cgf, lvalue.address, record, base)
    return lvalue


def _derives_from(record: RecordDecl, target: Type) -> bool:
    return any(base.type is target or _derives_from(base, target) for base in record.bases)


def emit_buffer_subscript(cgf: CodeGenFunctionBase, array: LValue, index: Expr, is_signed: bool) -> LValue:
    """An element of an array in a buffer."""
    element = element_of_array(array.type)
    if is_ordinary(cgf, element):
        return cgf.array_element(array, element, cgf.emit_index(index), is_signed)
    array = _decayed(cgf, array)
    return _padded_element(cgf, array, element, cgf.emit_index(index))


def buffer_element(cgf: CodeGenFunctionBase, array: LValue, element: Type, index: Value) -> LValue | None:
    """Element `index` of an array in a buffer; None when it lies as in ordinary memory."""
    return None if is_ordinary(cgf, element) else _padded_element(cgf, _decayed(cgf, array), element, index)


def is_ordinary(cgf: CodeGenFunctionBase, element: Type) -> bool:
    """Do arrays of this type lie in buffers as they lie elsewhere?"""
    types = cgf.cgm.buffers.types
    return types.padded(element) is types.convert(element) is cgf.types.convert_type_for_mem(element)


def _decayed(cgf: CodeGenFunctionBase, array: LValue) -> LValue:
    """The array, as the address of its first element."""
    address = array.address
    if address.pointer.is_constant:
        return array
    ordinary = cgf.types.convert_type_for_mem(array.type)
    pointer = cgf.builder.gep(ordinary, address.pointer, [i32(0), i32(0)], "arraydecay", "inbounds")
    return LValue(Address(pointer, address.type, address.align), array.type)


def _padded_element(cgf: CodeGenFunctionBase, array: LValue, element: Type, index: Value) -> LValue:
    """An element with padding behind it; one without size lies wherever the array does."""
    types, pointer = cgf.cgm.buffers.types, array.address.pointer
    if types.rules.size_of(element):
        pointer = cgf.builder.gep(types.padded(element), pointer, [index, i32(0)], "cbufferidx")
    is_whole = isinstance(element.canonical, (ArrayType, RecordType, ConstantMatrixType))
    align = ROW if is_whole else align_to(types.rules.size_of(element), ROW)  # 32 for a double3, as in Clang
    return LValue(Address(pointer, types.convert(element), align), element)


def is_in_one_piece(cgf: CodeGenFunctionBase, type: Type) -> bool:
    """Does a matrix lie in a buffer as it lies in ordinary memory?"""
    return cgf.cgm.buffers.types.convert(type) is cgf.types.convert_type_for_mem(type)


def matrix_from_buffer(cgf: CodeGenFunctionBase, address: Address, type: Type) -> Address:
    """Where a matrix can be read in one piece."""
    if is_in_one_piece(cgf, type):
        return address
    return copied_from_buffer(cgf, address, type, "matrix.buf.copy")


def copied_from_buffer(cgf: CodeGenFunctionBase, address: Address, type: Type, name: str = "tmp") -> Address:
    """A temporary with a copy of what lies in a buffer."""
    temporary = cgf.create_mem_temp(type, name)
    copy_from_buffer(cgf, temporary, address, type)
    return temporary


def copy_from_buffer(cgf: CodeGenFunctionBase, dest: Address, source: Address, type: Type) -> None:
    """Copy an object out of a buffer, scalar by scalar and vector by vector."""
    if count_of_leaves(type) > MAX_LEAVES:
        what = f"a copy of more than {MAX_LEAVES} values out of a constant buffer"
        cgf.cgm.error_unsupported(cgf.function.loc, what)
        return
    BufferCopy(cgf, dest, source).copy(type, (0,), (0,), 0)


def count_of_leaves(type: Type) -> int:
    """How many scalars, vectors and matrices an object is copied as."""
    count, canonical = 1, type.canonical
    while isinstance(canonical, ArrayType):
        count *= canonical.size or 0
        canonical = canonical.element.canonical
    if not isinstance(canonical, RecordType):
        return count
    counts: dict[RecordDecl, int] = {}
    for record in records_within(canonical.decl):  # parts before wholes
        total = sum(counts[base] for base in record.bases)
        for field in record.fields:
            times, part = 1, field.type.canonical
            while isinstance(part, ArrayType):
                times *= part.size or 0
                part = part.element.canonical
            total += times * (counts[part.decl] if isinstance(part, RecordType) else 1)
        counts[record] = total
    return count * counts[canonical.decl]


class BufferCopy:
    """One copy. Paths are the indices of a part below `dest` and `source`, offsets those of ordinary memory."""

    __slots__ = ("cgf", "dest", "source", "types")

    def __init__(self, cgf: CodeGenFunctionBase, dest: Address, source: Address) -> None:
        self.cgf = cgf
        self.dest = dest
        self.source = source
        self.types = cgf.cgm.buffers.types

    def copy(self, type: Type, to: Path, path: Path, offset: int) -> None:
        """Copy the part of `type` that these paths lead to."""
        canonical = type.canonical
        if isinstance(canonical, ArrayType):
            element = element_of_array(type)
            size = self.cgf.types.size_of(element)
            layout = self.types.convert(type)
            for index in range(canonical.size or 0):
                self.copy(element, (*to, index), (*path, *_element_path(layout, index)), offset + index * size)
        elif isinstance(canonical, RecordType):
            self._copy_record(canonical.decl, self.types.record(canonical.decl), to, path, offset)
        elif isinstance(canonical, ConstantMatrixType) and not is_in_one_piece(self.cgf, type):
            self._copy_matrix(canonical, type, to, path, offset)
        elif isinstance(canonical, ConstantMatrixType):
            memory = self.cgf.types.convert_type_for_mem(canonical.element)
            self._copy_leaf(vector(memory, canonical.rows * canonical.columns), to, path, offset)
        else:
            self._copy_leaf(self.types.convert(type), to, path, offset)

    def _copy_record(self, record: RecordDecl, layout: BufferRecord, to: Path, path: Path, offset: int) -> None:
        """`layout` is that of the most derived record: the fields of bases are its own in a buffer."""
        if record.tag == "union":
            largest = self.types.rules.record(record).fields
            if largest:
                self._copy_leaf(self.types.convert(largest[0].decl.type), to, path, offset)
            return
        ordinary = self.cgf.types.record_layout(record)
        places = ordinary.ast_layout
        for base, place in zip(record.bases, places.base_offsets, strict=True):
            if base in ordinary.base_index:
                self._copy_record(base, layout, (*to, ordinary.base_index[base]), path, offset + place)
        for field in record.fields:
            if field in layout.bits:
                self._copy_bit_field(layout, field, to, path, offset)
            elif field in layout.index and field in ordinary.field_index:
                self.copy(field.type, (*to, ordinary.field_index[field]), (*path, layout.index[field]),
                          offset + places.field_offsets[field.index])

    def _copy_bit_field(self, layout: BufferRecord, field: FieldDecl, to: Path, path: Path, offset: int) -> None:
        """The bits of one field: in a buffer they may lie elsewhere in their integer, or in another."""
        cgf = self.cgf
        origin = cgf.builder.gep(self.source.type, self.source.pointer,
                                 [i32(index) for index in (*path, layout.index[field])], "cbuf.src", "inbounds")
        value = cgf.emit_load_of_bit_field(_field_place(layout, field, Address(origin, origin.type, 1)))
        target = self.dest.pointer
        if len(to) > 1:
            target = cgf.builder.gep(self.dest.type, target, [i32(index) for index in to], "cbuf.dest", "inbounds")
        ordinary = cgf.types.record_layout(field.record)
        address = Address(target, ordinary.type, alignment_at_offset(self.dest.align, offset))
        cgf.emit_store_through_bit_field(value, cgf.bit_field_lvalue(address, ordinary, field))

    def _copy_matrix(self, matrix: ConstantMatrixType, type: Type, to: Path, path: Path, offset: int) -> None:
        """One row (or column) after the other."""
        runs, length = self.types.rules.matrix_runs(type)
        run = vector(self.cgf.types.convert_type_for_mem(matrix.element), length)
        layout, size = self.types.convert(type), self.cgf.types.size_of(matrix.element)
        for index in range(runs):
            self._copy_leaf(run, (*to, index * length), (*path, *_element_path(layout, index)),
                            offset + index * length * size)

    def _copy_leaf(self, type: IRType, to: Path, path: Path, offset: int) -> None:
        builder, source, dest = self.cgf.builder, self.source, self.dest
        align = abi_align(type)
        origin = builder.gep(source.type, source.pointer, [i32(index) for index in path], "cbuf.src", "inbounds")
        target = builder.gep(dest.type, dest.pointer, [i32(index) for index in to], "cbuf.dest", "inbounds")
        value = builder.load(type, origin, align, "cbuf.load")
        builder.store(value, target, min(align, alignment_at_offset(dest.align, offset)))


def _element_path(layout: IRType, index: int) -> Path:
    """The indices from an array in a buffer to one of its elements."""
    if not isinstance(layout, StructType):
        return (index,)
    padded = layout.elements[0]
    return (0, index, 0) if index < padded.count else (1,)  # type: ignore[attr-defined]  # an array
