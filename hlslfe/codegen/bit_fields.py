"""Bit-fields: how their bits are taken out and put in.

Mirrors clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitLoadOfBitfieldLValue, EmitStoreThroughBitfieldLValue.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl
from hlslfe.codegen.address import BIT_FIELD, Address, LValue, alignment_at_offset
from hlslfe.codegen.constants import const_int, i32
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import IntType, IRType, int_type
from hlslfe.codegen.record_layout import CGRecordLayout


def _mask(low: int, high: int) -> int:
    """The bits from `low` up to `high`, which is not one of them."""
    return (1 << high) - (1 << low)


class BitFieldEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def bit_field_lvalue(self, base: Address, layout: CGRecordLayout, field: FieldDecl) -> LValue:
        """The integer that a bit-field is part of; at the front of the record it needs no address computation."""
        bits = layout.bit_fields[field]
        index, pointer = layout.field_index[field], base.pointer
        if index:
            pointer = self.builder.gep(layout.type, pointer, [i32(0), i32(index)], field.name, "inbounds nuw")
        address = Address(pointer, int_type(bits.storage), alignment_at_offset(base.align, bits.byte))
        lvalue = LValue(address, field.type, BIT_FIELD)
        lvalue.bits = bits
        return lvalue

    def emit_load_of_bit_field(self, lvalue: LValue) -> Value:
        bits = lvalue.bits
        assert bits is not None
        builder, storage = self.builder, int_type(bits.storage)
        value: Value = builder.load(storage, lvalue.address.pointer, lvalue.address.align, "bf.load")
        if bits.is_signed:
            high = bits.storage - bits.offset - bits.size
            if high:
                value = builder.binop("shl", value, const_int(storage, high), "bf.shl")
            if bits.offset + high:
                value = builder.binop("ashr", value, const_int(storage, bits.offset + high), "bf.ashr")
        else:
            if bits.offset:
                value = builder.binop("lshr", value, const_int(storage, bits.offset), "bf.lshr")
            if bits.offset + bits.size < bits.storage:
                value = builder.binop("and", value, const_int(storage, _mask(0, bits.size)), "bf.clear")
        return self._int_cast(value, self.types.convert_type(lvalue.type), bits.is_signed, "bf.cast")

    def emit_store_through_bit_field(self, value: Value, lvalue: LValue, wants_result: bool = False) -> Value:
        """Store; the value that the field has then, when it is wanted."""
        bits = lvalue.bits
        assert bits is not None
        builder, storage, address = self.builder, int_type(bits.storage), lvalue.address
        value = self._int_cast(value, storage, False, "")
        masked = value
        if bits.storage != bits.size:
            old = builder.load(storage, address.pointer, address.align, "bf.load")
            if not bits.is_bool:
                value = builder.binop("and", value, const_int(storage, _mask(0, bits.size)), "bf.value")
            masked = value
            if bits.offset:
                value = builder.binop("shl", value, const_int(storage, bits.offset), "bf.shl")
            others = _mask(0, bits.storage) ^ _mask(bits.offset, bits.offset + bits.size)
            kept = builder.binop("and", old, const_int(storage, others), "bf.clear")
            value = builder.binop("or", kept, value, "bf.set")
        builder.store(value, address.pointer, address.align)
        return self._stored_value(masked, lvalue) if wants_result else value

    def _stored_value(self, value: Value, lvalue: LValue) -> Value:
        bits = lvalue.bits
        assert bits is not None
        storage, high = int_type(bits.storage), bits.storage - bits.size
        if bits.is_signed and high:
            value = self.builder.binop("shl", value, const_int(storage, high), "bf.result.shl")
            value = self.builder.binop("ashr", value, const_int(storage, high), "bf.result.ashr")
        memory = self.types.convert_type_for_mem(lvalue.type)
        return self.emit_from_memory(self._int_cast(value, memory, bits.is_signed, "bf.result.cast"), lvalue.type)

    def _int_cast(self, value: Value, type: IRType, is_signed: bool, name: str) -> Value:
        source = value.type
        assert isinstance(source, IntType) and isinstance(type, IntType)
        opcode = "trunc" if type.bits < source.bits else "sext" if is_signed else "zext"
        return self.builder.cast(opcode, value, type, name)
