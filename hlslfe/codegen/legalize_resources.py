"""Copies of structs with resources in them: part by part, so that LLVM can take the struct apart.

Mirrors clang/lib/CodeGen/CGClass.cpp: CodeGenFunction::emitImplicitAssignmentOperatorBody, EmitDefaultedCopyCtor.
Differs: Clang calls a copy constructor or an operator= of the struct; here the same is done in place.  As one block of
bytes (memcpy) a handle could not be followed: LLVM's SROA does not split what holds a type of the target.
"""

from __future__ import annotations

from hlslfe.ast.decl import holds_resource
from hlslfe.ast.resources import resource_of
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.codegen.address import Address, alignment_at_offset
from hlslfe.codegen.constants import i32
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir_types import I8, IRType
from hlslfe.codegen.resource_access import copy_construct

MAX_PARTS = 256  # of an array


def copies_by_parts(cgf: CodeGenFunctionBase, type: Type) -> bool:
    """Is it a struct with a resource in it, or an array of resources or of such structs?"""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        if (canonical.size or 0) > MAX_PARTS:
            return False
        canonical = canonical.element.canonical
    if not isinstance(canonical, RecordType) or canonical.decl.tag == "union":
        return False
    if canonical.decl.is_resource:
        return isinstance(type.canonical, ArrayType) and not cgf.cgm.options.clang_compat  # Clang has a memcpy
    return holds_resource(canonical)


def copy_by_parts(cgf: CodeGenFunctionBase, dest: Address, source: Address, type: Type) -> None:
    """Copy something with resources in it."""
    canonical = type.canonical
    record = resource_of(type)
    if record is not None:
        copy_construct(cgf, record, dest.pointer, source.pointer)
    elif isinstance(canonical, ArrayType):
        for index in range(canonical.size or 0):
            copy_by_parts(cgf, _element(cgf, dest, canonical.element, index),
                          _element(cgf, source, canonical.element, index), canonical.element)
    else:
        assert isinstance(canonical, RecordType)
        _copy_record(cgf, dest, source, canonical)


def _copy_record(cgf: CodeGenFunctionBase, dest: Address, source: Address, type: RecordType) -> None:
    """Resources and what holds them one by one, the bytes between them in blocks."""
    layout, start = cgf.types.record_layout(type.decl), 0
    places = layout.ast_layout
    parts: list[tuple[int, int | None, Type]] = [
        *((offset, layout.base_index.get(base), base.type) for offset, base in zip(
            places.base_offsets, type.decl.bases, strict=True)),
        *((offset, layout.field_index.get(field), field.type) for offset, field in zip(
            places.field_offsets, type.decl.fields, strict=True))]
    for offset, index, part in parts:
        if index is None or not holds_resource(part):
            continue
        _copy_bytes(cgf, dest, source, start, offset)
        copy_by_parts(cgf, _field(cgf, dest, layout.type, index, offset, part),
                      _field(cgf, source, layout.type, index, offset, part), part)
        start = offset + cgf.types.size_of(part)
    _copy_bytes(cgf, dest, source, start, places.data_size)


def _copy_bytes(cgf: CodeGenFunctionBase, dest: Address, source: Address, start: int, end: int) -> None:
    if end > start:
        cgf.emit_memcpy(_at(cgf, dest, start), _at(cgf, source, start), end - start)


def _at(cgf: CodeGenFunctionBase, address: Address, offset: int) -> Address:
    pointer = address.pointer
    if offset:
        pointer = cgf.builder.gep(I8, pointer, [i32(offset)], "", "inbounds")
    return Address(pointer, address.type, alignment_at_offset(address.align, offset))


def _field(cgf: CodeGenFunctionBase, address: Address, struct: IRType, index: int, offset: int,
           type: Type) -> Address:
    pointer = cgf.builder.gep(struct, address.pointer, [i32(0), i32(index)], "", "inbounds nuw")
    return Address(pointer, cgf.types.convert_type_for_mem(type), alignment_at_offset(address.align, offset))


def _element(cgf: CodeGenFunctionBase, address: Address, type: Type, index: int) -> Address:
    memory = cgf.types.convert_type_for_mem(type)
    pointer = cgf.builder.gep(address.type, address.pointer, [i32(0), i32(index)], "", "inbounds")
    return Address(pointer, memory, alignment_at_offset(address.align, index * cgf.types.size_of(type)))
