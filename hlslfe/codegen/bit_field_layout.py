"""Bit-fields: which bytes are loaded for one.

Mirrors clang/lib/CodeGen/CGRecordLayoutBuilder.cpp: CGRecordLowering::accumulateBitFields and
clang/lib/CodeGen/CGRecordLayout.h: CGBitFieldInfo.
Differs: records are aligned to 1, so bit-fields that begin at a byte never share a load with those before.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl
from hlslfe.ast.types import scalar_of
from hlslfe.codegen.data_layout import alloc_size
from hlslfe.codegen.ir_types import I8, IRType, array, int_type


class BitField:
    """A bit-field of `size` bits, `offset` bits above the lowest of an integer of `storage` bits, which lies `byte`
    bytes behind the start of the record. is_bool: no mask for values, which are 0 and 1."""

    __slots__ = ("offset", "size", "storage", "byte", "is_signed", "is_bool")

    def __init__(self, offset: int, size: int, storage: int, byte: int, is_signed: bool, is_bool: bool) -> None:
        self.offset = offset
        self.size = size
        self.storage = storage
        self.byte = byte
        self.is_signed = is_signed
        self.is_bool = is_bool


def bit_field_of(field: FieldDecl, offset: int, storage: int, byte: int) -> BitField:
    """A bit-field that begins `offset` bits above the lowest of its integer."""
    scalar = scalar_of(field.type)
    assert scalar is not None and field.bit_width is not None
    return BitField(offset, field.bit_width, storage, byte, field.has_sign, scalar.category == "bool")


class Span:
    """Bit-fields that are loaded and stored together: (field, first bit, width) of each; `byte` where they begin."""

    __slots__ = ("byte", "bits", "fields")

    def __init__(self, byte: int) -> None:
        self.byte = byte
        self.bits = 0
        self.fields: list[tuple[FieldDecl, int, int]] = []

    @property
    def storage_type(self) -> IRType:
        """An integer, or bytes when no integer has this size."""
        size = (self.bits + 7) // 8
        whole = int_type(8 * size)
        return whole if alloc_size(whole) == size else array(I8, size)


def split_spans(run: list[tuple[FieldDecl | None, int, int]]) -> list[Span]:
    """(field, first bit, width) of bit-fields in a row, None for those without a name, cut where one begins at a
    byte."""
    spans: list[Span] = []
    for field, bit, width in run:
        if not spans or bit % 8 == 0:
            spans.append(Span(bit // 8))
        span = spans[-1]
        span.bits = bit + width - 8 * span.byte
        if field is not None:
            span.fields.append((field, bit, width))
    return spans
