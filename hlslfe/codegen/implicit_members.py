"""What copies records with resources in them: constructors and assignment operators that nobody wrote.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::DefineImplicitCopyConstructor, Sema::DefineImplicitMoveConstructor,
Sema::DefineImplicitCopyAssignment, buildSingleCopyAssignRecursively and clang/lib/CodeGen/CGClass.cpp:
ConstructorMemcpyizer, AssignmentMemcpyizer, CodeGenFunction::emitImplicitAssignmentOperatorBody.
Differs: Clang builds a syntax tree for each body; here the instructions are made from the fields.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import FieldDecl, FunctionDecl, RecordDecl, copied_record
from hlslfe.ast.resources import ImplicitMemberDecl, ResourceDecl
from hlslfe.ast.types import ArrayType, RecordType, Type, element_of_array
from hlslfe.codegen.address import REFERENCE, Address, LValue
from hlslfe.codegen.constants import const_int, i64
from hlslfe.codegen.data_layout import POINTER_SIZE
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Block
from hlslfe.codegen.ir_types import I32, I64, PTR
from hlslfe.codegen.loop_info import LoopInfo

COMPLETE, BASE, ASSIGN = "$C1", "$C2", "operator="
Place = Callable[[], LValue]  # computes where something lies


def copying_member(cgf: CodeGenFunctionBase, record: RecordDecl, name: str, is_move: bool) -> FunctionDecl:
    """The constructor or operator that copies such a record.  Resources have no move constructors."""
    if isinstance(record, ResourceDecl):
        function = record.copy_assignment if name == ASSIGN else record.copy_constructors[name == BASE]
        assert function is not None
        return function
    members = cgf.cgm.implicit_members
    found = members.get((record, name, is_move))
    if found is None:
        found = members[record, name, is_move] = ImplicitMemberDecl(record, name, is_move)
    return found


class ImplicitMemberEmitter:
    """Emits the body of one of them: make it when the function has begun, call `emit` once."""

    __slots__ = ("cgf", "builder", "record", "function", "depth")

    def __init__(self, cgf: CodeGenFunctionBase, function: ImplicitMemberDecl) -> None:
        self.cgf = cgf
        self.builder = cgf.builder
        self.function = function
        assert function.record is not None
        self.record = function.record
        self.depth = 0  # of loops

    def emit(self) -> None:
        """Everything behind the prolog."""
        assert self.cgf.this is not None
        this = self.cgf.this.pointer
        if self.function.name == COMPLETE:
            source = self.builder.load(PTR, self._source_slot().pointer, POINTER_SIZE)
            base = copying_member(self.cgf, self.record, BASE, self.function.is_move)
            self.cgf.emit_method_call(base, [this, source])
        else:
            self._copy_bases()
            self._copy_fields()
        if self.function.name == ASSIGN:
            self.builder.ret(this)
        else:
            self.builder.ret()

    # ------------------------------------------------------------ both objects

    def _source_slot(self) -> Address:
        return self.cgf.locals[self.function.params[0]].address

    def _source(self) -> LValue:
        """What is copied."""
        return self.cgf.emit_load_of_reference(LValue(self._source_slot(), self.record.type, REFERENCE))

    def _unknown_source(self) -> LValue:
        """The same where Clang does not say that it is no null pointer."""
        pointer = self.builder.load(PTR, self._source_slot().pointer, POINTER_SIZE)
        type = self.record.type
        place = Address(pointer, self.cgf.types.convert_type_for_mem(type), self.cgf.types.align_of(type))
        return LValue(place, type)

    def _field(self, object: LValue, field: FieldDecl) -> LValue:
        return self.cgf.field_lvalue(object.address, self.record.type, field)

    def _own_field(self, field: FieldDecl) -> LValue:
        assert self.cgf.this is not None
        return self.cgf.field_lvalue(self.cgf.this, self.record.type, field)

    def _call(self, record: RecordDecl, name: str, dest: Address, source: Address) -> None:
        function = copying_member(self.cgf, record, name, self.function.is_move)
        self.cgf.emit_method_call(function, [dest.pointer, source.pointer])

    # ------------------------------------------------------------ bases

    def _copy_bases(self) -> None:
        assert self.cgf.this is not None
        is_assignment = self.function.name == ASSIGN
        for base in self.record.bases:
            if is_assignment:
                dest = self.cgf.as_base(LValue(self.cgf.this, self.record.type), base.type).address
            else:
                dest = self.cgf.base_lvalue(self.cgf.this, self.record.type, base).address
            source = self.cgf.as_base(self._source(), base.type).address
            if copied_record(base.type) is not None:
                self._call(base, ASSIGN if is_assignment else BASE, dest, source)
            elif not self.cgf.types.is_empty_record(base):
                self.cgf.emit_memcpy(dest, source, self.cgf.types.ast_record_layout(base).data_size)

    # ------------------------------------------------------------ fields

    def _copy_fields(self) -> None:
        """Fields that are plain bytes are copied together when several follow each other."""
        run: list[FieldDecl] = []
        for field in self.record.fields:
            if copied_record(field.type) is None:
                run.append(field)
                continue
            self._copy_run(run)
            run = []
            if self.function.name == ASSIGN:
                self._assign(field)
            else:
                self._construct(field)
        self._copy_run(run)

    def _copy_run(self, run: list[FieldDecl]) -> None:
        if len(run) == 1:
            (self._assign_plain if self.function.name == ASSIGN else self._construct_plain)(run[0])
            return
        types = self.cgf.types
        run = [field for field in run if not types.is_empty_field(field)]
        if not run:
            return
        layout = types.ast_record_layout(self.record)
        first, last = run[0], run[-1]
        place = types.record_layout(self.record).bit_fields.get(first)
        start = 8 * (layout.field_offsets[self.record.fields.index(first)] if place is None else place.byte)
        if last.bit_width is not None:
            end = layout.first_bits[last] + last.bit_width
        else:
            end = 8 * (layout.field_offsets[self.record.fields.index(last)] + self._data_size(last.type))
        dest = self._own_field(first).address
        source = self._field(self._unknown_source(), first).address
        self._copy_bytes(dest, source, (end - start + 7) // 8)

    def _data_size(self, type: Type) -> int:
        """Without padding at the end."""
        canonical = type.canonical
        if isinstance(canonical, RecordType):
            return self.cgf.types.ast_record_layout(canonical.decl).data_size
        return self.cgf.types.size_of(type)

    def _copy_bytes(self, dest: Address, source: Address, size: int) -> None:
        """A memcpy whose size has 64 bits."""
        declaration = self.cgf.cgm.memcpy(dest.pointer.type, source.pointer.type, I64)
        self.builder.memcpy(declaration, dest.pointer, dest.align, source.pointer, source.align, i64(size))

    def _construct_plain(self, field: FieldDecl) -> None:
        dest = self._own_field(field)
        is_array = isinstance(field.type.canonical, ArrayType)
        source = self._field(self._unknown_source() if is_array else self._source(), field)
        if self.cgf.is_aggregate(field.type):
            self.cgf.emit_mem_copy(dest.address, source.address, field.type)
        else:
            self.cgf.emit_store_through_lvalue(self.cgf.emit_load_of_lvalue(source), dest)

    def _assign_plain(self, field: FieldDecl) -> None:
        if not self.cgf.is_aggregate(field.type):
            value = self.cgf.emit_load_of_lvalue(self._field(self._source(), field))
            self.cgf.emit_store_through_lvalue(value, self._own_field(field))
            return
        dest = self._own_field(field).address
        source = self._field(self._source(), field).address
        if isinstance(field.type.canonical, ArrayType):
            self._copy_bytes(dest, source, self.cgf.types.size_of(field.type))
        else:
            self.cgf.emit_mem_copy(dest, source, field.type)

    # ------------------------------------------------------------ fields with resources in them

    def _construct(self, field: FieldDecl) -> None:
        dest, source = self._own_field(field), self._field(self._source(), field)
        if isinstance(field.type.canonical, ArrayType):
            self.cgf.copy_array(source, dest.address, self.function.is_move)
            return
        record = copied_record(field.type)
        assert record is not None
        self._call(record, COMPLETE, dest.address, source.address)

    def _assign(self, field: FieldDecl) -> None:
        self._assign_part(field.type, lambda: self._own_field(field), lambda: self._field(self._source(), field))

    def _assign_part(self, type: Type, dest: Place, source: Place) -> None:
        if isinstance(type.canonical, ArrayType):
            self._assign_elements(type.canonical, dest, source)
            return
        record = copied_record(type)
        assert record is not None
        self._call(record, ASSIGN, dest().address, source().address)

    def _assign_elements(self, type: ArrayType, dest: Place, source: Place) -> None:
        """One after the other, in a loop that counts in 64 bits."""
        cgf, builder = self.cgf, self.builder
        counter = cgf.create_alloca(I64, 8, f"__i{self.depth}")
        self.depth += 1
        builder.store(i64(0), counter.pointer, counter.align)
        header, body, following, end = Block("for.cond"), Block("for.body"), Block("for.inc"), Block("for.end")
        cgf.emit_block(header)
        cgf.loops.append(LoopInfo(header, True, []))
        now = builder.load(I64, counter.pointer, counter.align)
        cgf.create_cond_br(builder.icmp("ne", now, i64(type.size or 0), "cmp"), body, end)
        cgf.emit_block(body)

        def element(array: Place) -> LValue:
            place = array()
            index = builder.cast("trunc", builder.load(I64, counter.pointer, counter.align), I32, "idxprom")
            return cgf.array_element(place, element_of_array(place.type), index, False)

        self._assign_part(type.element, lambda: element(dest), lambda: element(source))
        self.depth -= 1
        cgf.emit_block(following)
        now = builder.load(I64, counter.pointer, counter.align)
        builder.store(builder.binop("add", now, const_int(I64, 1), "inc"), counter.pointer, counter.align)
        cgf.emit_branch(header)
        cgf.loops.pop()
        cgf.emit_block(end, True)
