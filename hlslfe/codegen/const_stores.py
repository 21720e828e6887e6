"""Constant initialisers of locals: one store, a memset with a few stores, or a copy of a private constant.

Mirrors clang/lib/CodeGen/CGDecl.cpp: emitStoresForConstant, shouldUseBZeroPlusStoresToInitialize,
canEmitInitWithFewStoresAfterBZero, emitStoresForInitAfterBZero, shouldUseMemSetToInitialize and
llvm/lib/Analysis/ValueTracking.cpp: isBytewiseValue.
"""

from __future__ import annotations

import struct

from hlslfe.codegen.address import Address, alignment_at_offset
from hlslfe.codegen.constants import (
    ConstantAggregate,
    ConstantFP,
    ConstantInt,
    ConstantNull,
    UndefValue,
    i32,
    is_zero,
)
from hlslfe.codegen.data_layout import abi_align, align_to, alloc_size, store_size
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Constant
from hlslfe.codegen.ir_types import ArrayType, FloatType, IntType, IRType, StructType, VectorType

SMALL = 32  # bytes: up to here a constant is always copied
STORE_BUDGET = 6
ANY_BYTE = -1
_FLOAT_FORMATS = {16: "<e", 32: "<f", 64: "<d"}


class ConstantStoreEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def emit_stores_for_constant(self, constant: Constant, dest: Address, source: Address | None) -> bool:
        """Initialise `dest` with a record or array; False when it has to be copied from a private constant and
        `source` (its address) is not given yet."""
        size = alloc_size(constant.type)
        if not size:
            return True
        byte = bytewise_value(constant) if size > SMALL else None
        if isinstance(constant, ConstantNull):
            self.emit_memset(dest, 0, i32(size))
        elif size > SMALL and few_stores(constant, STORE_BUDGET) is not None:
            self.emit_memset(dest, 0, i32(size))
            self._store_rest(constant, dest)
        elif byte is not None:
            self.emit_memset(dest, max(byte, 0), i32(size))
        elif source is None:
            return False
        else:
            self.emit_memcpy(dest, source, size)
        return True

    def _store_rest(self, constant: Constant, dest: Address) -> None:
        """Store what is not zero, part by part."""
        if not isinstance(constant, ConstantAggregate):
            self.builder.store(constant, dest.pointer, dest.align)
            return
        for index, element in enumerate(constant.elements):
            if is_zero(element) or isinstance(element, UndefValue):
                continue
            pointer = self.builder.gep(constant.type, dest.pointer, [i32(0), i32(index)], "", "inbounds")
            align = alignment_at_offset(dest.align, element_offset(constant.type, index))
            self._store_rest(element, Address(pointer, element.type, align))


def element_offset(type: IRType, index: int) -> int:
    """Where element `index` of an aggregate or vector lies, in bytes."""
    if isinstance(type, ArrayType):
        return index * alloc_size(type.element)
    if isinstance(type, VectorType):
        return index * store_size(type.element)
    assert isinstance(type, StructType)
    offset = 0
    for element, following in zip(type.elements[:index], type.elements[1:], strict=False):
        offset += alloc_size(element)
        if not type.packed:
            offset = align_to(offset, abi_align(following))
    return offset


def few_stores(constant: Constant, budget: int) -> int | None:
    """What is left of `budget` after a store for each scalar that is not zero; None when it does not suffice."""
    if is_zero(constant) or isinstance(constant, UndefValue):
        return budget
    if not isinstance(constant, ConstantAggregate):
        return budget - 1 if budget else None
    for element in constant.elements:
        left = few_stores(element, budget)
        if left is None:
            return None
        budget = left
    return budget


def bytewise_value(constant: Constant) -> int | None:
    """The byte that all bytes of the constant are (ANY_BYTE: undefined); None when they differ."""
    if isinstance(constant, UndefValue):
        return ANY_BYTE
    if is_zero(constant):
        return 0
    if isinstance(constant, ConstantAggregate):
        byte = ANY_BYTE
        for element in constant.elements:
            found = bytewise_value(element)
            if found is None or (found != ANY_BYTE and byte not in (ANY_BYTE, found)):
                return None
            byte = found if found != ANY_BYTE else byte
        return byte
    data = _bytes_of(constant)
    return data[0] if data and len(set(data)) == 1 else None


def _bytes_of(constant: Constant) -> bytes:
    if isinstance(constant, ConstantInt) and isinstance(constant.type, IntType) and constant.type.bits >= 8:
        return constant.unsigned.to_bytes(store_size(constant.type), "little")
    if isinstance(constant, ConstantFP) and isinstance(constant.type, FloatType):
        return struct.pack(_FLOAT_FORMATS[constant.type.bits], constant.value)
    return b""
