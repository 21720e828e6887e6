"""Objects as objects of their base classes.

Mirrors clang/lib/CodeGen/CGClass.cpp: CodeGenFunction::GetAddressOfBaseClass, GetAddressOfDirectBaseInCompleteClass.
"""

from __future__ import annotations

from hlslfe.ast.decl import RecordDecl
from hlslfe.ast.expr import CastExpr
from hlslfe.ast.types import RecordType, Type
from hlslfe.codegen.address import Address, LValue, alignment_at_offset
from hlslfe.codegen.constants import i32
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir_types import I8


class ClassPartEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def emit_derived_to_base(self, expr: CastExpr) -> LValue:
        return self.as_base(self.emit_lvalue(expr.sub), expr.type)

    def as_base(self, lvalue: LValue, type: Type) -> LValue:
        """The object as the base of this type, one address computation whatever lies between."""
        if self.is_in_buffer(lvalue.address):
            from hlslfe.codegen.buffer_access import buffer_as_base

            return buffer_as_base(self, lvalue, type)
        target, record = type.canonical, lvalue.type.canonical
        offset = 0
        while record is not target:
            assert isinstance(record, RecordType) and isinstance(target, RecordType)
            base = next(base for base in record.decl.bases if base is target.decl or target.decl in _all_bases(base))
            layout = self.types.ast_record_layout(record.decl)
            offset += layout.base_offsets[record.decl.bases.index(base)]
            record = base.type
        if record is lvalue.type.canonical:
            return lvalue
        address = lvalue.address
        pointer = address.pointer
        if offset:
            pointer = self.builder.gep(I8, pointer, [i32(offset)], "add.ptr", "inbounds")
        align = alignment_at_offset(address.align, offset)
        return LValue(Address(pointer, self.types.convert_type_for_mem(record), align), record)

    def base_lvalue(self, address: Address, record: RecordType, base: RecordDecl) -> LValue:
        """The direct base of the record at `address`."""
        if self.is_in_buffer(address):
            from hlslfe.codegen.buffer_access import buffer_base

            return buffer_base(self, address, record, base)
        layout = self.types.record_layout(record.decl)
        offset = layout.ast_layout.base_offsets[record.decl.bases.index(base)]
        pointer = address.pointer
        if offset:
            pointer = self.builder.gep(I8, pointer, [i32(offset)], "", "inbounds")
        align = alignment_at_offset(address.align, offset)
        return LValue(Address(pointer, self.types.convert_type_for_mem(base.type), align), base.type)


def _all_bases(record: RecordDecl) -> list[RecordDecl]:
    found = list(record.bases)
    for base in record.bases:
        found += _all_bases(base)
    return found
