"""Sizes and alignments that LLVM gives IR types under the DXIL data layout.

Mirrors llvm/lib/IR/DataLayout.cpp: DataLayout::getAlignment, DataLayout::getABITypeAlign and
llvm/include/llvm/IR/DataLayout.h: DataLayout::getTypeStoreSize, DataLayout::getTypeAllocSize.
Differs: the numbers of the one layout string (basic.target.DXIL_DATA_LAYOUT) stand in tables instead of being parsed.
"""

from __future__ import annotations

from hlslfe.codegen.ir_types import (
    ArrayType,
    FloatType,
    IntType,
    IRType,
    PointerType,
    StructType,
    TargetExtType,
    VectorType,
)

POINTER_SIZE = 4
_INT_ALIGN = {1: 4, 8: 1, 16: 2, 32: 4, 64: 8}  # wider integers are aligned as i64
_VECTOR_ALIGN = {48: 2, 96: 4, 192: 8, 64: 8, 128: 16}  # by bits; others by their size, rounded up to a power of two


def power_of_two_ceil(value: int) -> int:
    """The smallest power of two that is not below `value`."""
    return 1 << max(value - 1, 0).bit_length()


def store_size(type: IRType) -> int:
    """Bytes that a store of `type` writes."""
    if isinstance(type, (IntType, FloatType)):
        return (type.bits + 7) // 8
    if isinstance(type, VectorType):
        return (type.count * _scalar_bits(type.element) + 7) // 8
    return alloc_size(type)


def _scalar_bits(type: IRType) -> int:
    return type.bits if isinstance(type, (IntType, FloatType)) else POINTER_SIZE * 8


def abi_align(type: IRType) -> int:
    """Bytes that addresses of `type` are multiples of."""
    if isinstance(type, IntType):
        return _INT_ALIGN.get(type.bits, 8)
    if isinstance(type, FloatType):
        return type.bits // 8
    if isinstance(type, VectorType):
        return _VECTOR_ALIGN.get(type.count * _scalar_bits(type.element)) or power_of_two_ceil(store_size(type))
    if isinstance(type, ArrayType):
        return abi_align(type.element)
    if isinstance(type, StructType):
        if not type.abi_align:
            type.abi_align = 1 if type.packed else max(map(abi_align, type.elements), default=1)
        return type.abi_align
    return POINTER_SIZE


def alloc_size(type: IRType) -> int:
    """Distance of two neighbours of `type` in an array, in bytes."""
    if isinstance(type, ArrayType):
        return type.count * alloc_size(type.element)
    if isinstance(type, StructType):
        if not type.alloc_size:
            type.alloc_size = _struct_size(type)
        return type.alloc_size
    if isinstance(type, (PointerType, TargetExtType)):  # a handle is as large as a pointer
        return POINTER_SIZE
    return align_to(store_size(type), abi_align(type))


def _struct_size(type: StructType) -> int:
    size = 0
    for element in type.elements:
        size = size if type.packed else align_to(size, abi_align(element))
        size += alloc_size(element)
    return align_to(size, abi_align(type))


def align_to(offset: int, align: int) -> int:
    """`offset` rounded up to a multiple of `align`."""
    return (offset + align - 1) // align * align
