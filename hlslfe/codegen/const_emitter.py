"""Constant values become constants of the IR.

Mirrors clang/lib/CodeGen/CGExprConstant.cpp: ConstantEmitter::tryEmitAbstractForInitializer, tryEmitPrivate,
ConstStructBuilder::BuildStruct.
"""

from __future__ import annotations

from hlslfe.ast.types import ArrayType, RecordType, Type, VectorType
from hlslfe.codegen.constants import const_array, const_number, const_struct, const_vector, undef
from hlslfe.codegen.expr_constant import ConstantValue
from hlslfe.codegen.ir import Constant
from hlslfe.codegen.types import CodeGenTypes


def emit_constant(types: CodeGenTypes, value: ConstantValue, type: Type, in_memory: bool) -> Constant:
    """The constant for a value of `type` (see expr_constant), in memory form (bool as i32) or as in a register."""
    canonical = type.canonical
    if isinstance(canonical, ArrayType):
        assert isinstance(value, list)
        element = types.convert_type_for_mem(canonical.element)
        return const_array(element, tuple(emit_constant(types, part, canonical.element, True) for part in value))
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
    record = type.decl
    layout = types.record_layout(record)
    parts: list[Constant | None] = [None] * len(layout.type.elements)
    for base, part in zip(record.bases, value, strict=False):
        if base in layout.base_index:
            parts[layout.base_index[base]] = emit_constant(types, part, base.type, True)
    for field, part in zip(record.fields, value[len(record.bases):], strict=True):
        if field in layout.field_index:
            parts[layout.field_index[field]] = emit_constant(types, part, field.type, True)
    elements = zip(parts, layout.type.elements, strict=True)
    return const_struct(layout.type, tuple(part if part is not None else undef(type) for part, type in elements))
