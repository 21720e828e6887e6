"""Constant values become constants of the IR.

Mirrors clang/lib/CodeGen/CGExprConstant.cpp: ConstantEmitter::tryEmitAbstractForInitializer, tryEmitPrivate,
ConstStructBuilder::BuildStruct.
"""

from __future__ import annotations

from itertools import repeat
from operator import is_

from hlslfe.ast.constant_value import ConstantValue
from hlslfe.ast.decl import RecordDecl
from hlslfe.ast.types import ArrayType, RecordType, Type, VectorType
from hlslfe.codegen.constants import (
    const_array,
    const_array_of,
    const_int,
    const_literal_struct,
    const_number,
    const_struct,
    const_vector,
    undef,
)
from hlslfe.codegen.data_layout import abi_align, align_to, alloc_size
from hlslfe.codegen.ir import Constant
from hlslfe.codegen.ir_types import I8, array
from hlslfe.codegen.types import CodeGenTypes


def emit_constant(types: CodeGenTypes, value: ConstantValue, type: Type, in_memory: bool) -> Constant:
    """The constant for a value of `type` (see expr_constant), in memory form (bool as i32) or as in a register."""
    canonical = type.canonical
    if isinstance(canonical, ArrayType):
        assert isinstance(value, list)
        if value and all(map(is_, value, repeat(value[0]))):  # millions of zeros, maybe
            part = emit_constant(types, value[0], canonical.element, True)
            return const_array_of(part, len(value))
        parts = tuple(emit_constant(types, part, canonical.element, True) for part in value)
        element = parts[0].type if parts else types.convert_type_for_mem(canonical.element)
        return const_array(element, parts)
    if isinstance(canonical, RecordType):
        assert isinstance(value, list)
        return _emit_record(types, value, canonical)
    ir_type = types.convert_type_for_mem(type) if in_memory else types.convert_type(type)
    if isinstance(canonical, VectorType):
        assert isinstance(value, tuple)
        return const_vector(tuple(const_number(ir_type.scalar, part) for part in value))
    assert isinstance(value, (int, float))
    return const_number(ir_type, value)


def _emit_record(types: CodeGenTypes, value: list[ConstantValue], type: RecordType) -> Constant:
    """Of the record's own type, or of a literal one when the parts have other types than its elements."""
    layout = types.record_layout(type.decl)
    if not layout.base_index and not layout.bit_fields:
        parts: list[Constant | None] = [None] * len(layout.type.elements)
        for field, part in zip(type.decl.fields, value[len(type.decl.bases):], strict=True):
            if field in layout.field_index:
                parts[layout.field_index[field]] = emit_constant(types, part, field.type, True)
        elements = tuple(part if part is not None else undef(type)
                         for part, type in zip(parts, layout.type.elements, strict=True))
        if all(part.type is type for part, type in zip(elements, layout.type.elements, strict=True)):
            return const_struct(layout.type, elements)
    members: list[tuple[int, Constant]] = []
    _add_members(types, value, type, 0, members)
    built = _build_literal(members, types.size_of(type))
    parts_of: tuple[Constant, ...] = getattr(built, "elements", ())
    if layout.bit_fields and tuple(part.type for part in parts_of) == tuple(layout.type.elements):
        return const_struct(layout.type, parts_of)
    return built


def _add_bit_fields(types: CodeGenTypes, value: list[ConstantValue], record: RecordDecl, offset: int,
                    members: list[tuple[int, Constant]]) -> None:
    """The bytes that bit-fields are in."""
    layout = types.record_layout(record)
    content: dict[int, int] = {}
    for field, part in zip(record.fields, value[len(record.bases):], strict=True):
        bits = layout.bit_fields.get(field)
        if bits is not None and isinstance(part, (int, bool)):
            first = 8 * bits.byte + bits.offset
            for bit in range(bits.size):
                byte = (first + bit) // 8
                content[byte] = content.get(byte, 0) | (int(part) >> bit & 1) << (first + bit) % 8
    members += [(offset + byte, const_int(I8, content[byte])) for byte in sorted(content)]


def _add_members(types: CodeGenTypes, value: list[ConstantValue], type: RecordType, offset: int,
                 members: list[tuple[int, Constant]]) -> None:
    """(offset, value) of each field that holds something; those of bases as if they were the record's own."""
    record = type.decl
    layout = types.ast_record_layout(record)
    for base, place, part in zip(record.bases, layout.base_offsets, value, strict=False):
        assert isinstance(part, list)
        _add_members(types, part, base.type, offset + place, members)
    for field, place, part in zip(record.fields, layout.field_offsets, value[len(record.bases):], strict=True):
        if field.bit_width is None and not types.is_empty_field(field):
            members.append((offset + place, emit_constant(types, part, field.type, True)))
    if any(field.bit_width is not None for field in record.fields):
        _add_bit_fields(types, value, record, offset, members)
        members.sort(key=lambda member: member[0])


def _build_literal(members: list[tuple[int, Constant]], size: int) -> Constant:
    """A literal struct with these members at these offsets, packed when alignment would move one."""
    aligns = [abi_align(constant.type) for _, constant in members]
    packed = size % max(aligns, default=1) != 0 or any(
        offset % align for (offset, _), align in zip(members, aligns, strict=True))
    elements: list[Constant] = []
    position = 0
    for (offset, constant), align in zip(members, aligns, strict=True):
        _pad(elements, position, offset, 1 if packed else align)
        elements.append(constant)
        position = offset + alloc_size(constant.type)
    _pad(elements, position, size, 1 if packed else max(aligns, default=1))
    return const_literal_struct(tuple(elements), packed)


def _pad(elements: list[Constant], position: int, offset: int, align: int) -> None:
    """Undefined bytes up to `offset`, unless aligning `position` leads there by itself."""
    count = offset - position
    if align_to(position, align) != offset:
        elements.append(undef(I8 if count == 1 else array(I8, count)))
