"""Copies of arrays of resources: element by element, so that LLVM can take the array apart.

No Clang counterpart: Clang copies an array of resources, or of structs with resources in them, as one block of bytes.
A handle could not be followed through that: LLVM's SROA does not split what holds a type of the target.
"""

from __future__ import annotations

from hlslfe.ast.decl import copied_record
from hlslfe.ast.types import ArrayType, Type
from hlslfe.codegen.address import Address, alignment_at_offset
from hlslfe.codegen.constants import i32
from hlslfe.codegen.function_base import CodeGenFunctionBase

MAX_PARTS = 256  # of an array


def copies_by_parts(cgf: CodeGenFunctionBase, type: Type) -> bool:
    """Is it a record with a copy constructor, or an array of such that is copied as Clang does not?"""
    canonical = type.canonical
    if isinstance(canonical, ArrayType) and cgf.cgm.options.clang_compat:
        return False
    while isinstance(canonical, ArrayType):
        if (canonical.size or 0) > MAX_PARTS:
            return False
        canonical = canonical.element.canonical
    return copied_record(canonical) is not None


def copy_by_parts(cgf: CodeGenFunctionBase, dest: Address, source: Address, type: Type) -> None:
    """Copy one of these."""
    canonical, record = type.canonical, copied_record(type)
    if isinstance(canonical, ArrayType):
        for index in range(canonical.size or 0):
            copy_by_parts(cgf, _element(cgf, dest, canonical.element, index),
                          _element(cgf, source, canonical.element, index), canonical.element)
    elif record is not None:
        cgf.emit_copy_construct(record, dest.pointer, source.pointer)


def _element(cgf: CodeGenFunctionBase, address: Address, type: Type, index: int) -> Address:
    memory = cgf.types.convert_type_for_mem(type)
    pointer = cgf.builder.gep(address.type, address.pointer, [i32(0), i32(index)], "", "inbounds")
    return Address(pointer, memory, alignment_at_offset(address.align, index * cgf.types.size_of(type)))
