"""Where the fields of a struct lie, and the IR struct that says so.

Mirrors clang/lib/AST/RecordLayoutBuilder.cpp: ASTContext::getASTRecordLayout and
clang/lib/CodeGen/CGRecordLayoutBuilder.cpp: CGRecordLowering::lower, CGRecordLowering::determinePacked.
Differs: HLSL has no virtual bases, so a record is its bases and fields in a row; what a union holds is a member.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, RecordDecl, holds_resource
from hlslfe.codegen.bit_field_layout import BitField, Span
from hlslfe.codegen.data_layout import abi_align, align_to, alloc_size
from hlslfe.codegen.ir_types import I8, IRType, StructType, array, int_type


class ASTRecordLayout:
    """Everything but resources is aligned to 1; gaps are where DXC has them.

    size: in bytes, 1 for an empty record; data_size: without the padding at its end, which a derived class may use, 0
    for an empty one; field_offsets, base_offsets: in the order of the declaration; is_empty: no field has anything in
    it, neither its own nor a base's; first_bits: where bit-fields begin; unnamed_bits: (first bit, width, index of the
    field behind) of those without a name.
    """

    __slots__ = ("size", "data_size", "field_offsets", "base_offsets", "is_empty", "first_bits", "unnamed_bits")

    def __init__(self, data_size: int, field_offsets: tuple[int, ...], base_offsets: tuple[int, ...],
                 is_empty: bool, size: int = 0) -> None:
        self.size = size or data_size or 1
        self.data_size = data_size
        self.field_offsets = field_offsets
        self.base_offsets = base_offsets
        self.is_empty = is_empty
        self.first_bits: dict[FieldDecl, int] = {}
        self.unnamed_bits: list[tuple[int, int, int]] = []


def is_packed(record: RecordDecl) -> bool:
    """Do the parts follow each other in every mode? Unions and bit-fields in DXC, too; no buffer holds resources."""
    return record.is_lambda or record.tag == "union" or bool(record.unnamed_bits) or holds_resource(record.type) or any(
        field.bit_width is not None for field in record.fields)


class CGRecordLayout:
    """`type` is the IR struct, `base_type` that of the record as a base; `field_index` and `base_index` give the
    element of a field or base. Empty fields and bases have none: their address is that of the record plus the offset.
    bit_fields: where the bits of each are."""

    __slots__ = ("type", "base_type", "field_index", "base_index", "ast_layout", "bit_fields")

    def __init__(self, type: StructType, ast_layout: ASTRecordLayout) -> None:
        self.type = self.base_type = type
        self.ast_layout = ast_layout
        self.field_index: dict[FieldDecl, int] = {}
        self.base_index: dict[RecordDecl, int] = {}
        self.bit_fields: dict[FieldDecl, BitField] = {}


class RecordMember:
    """A field, base or span of bit-fields with something in it, at `offset`; None is what holds a union."""

    __slots__ = ("offset", "type", "decl")

    def __init__(self, offset: int, type: IRType, decl: FieldDecl | RecordDecl | Span | None) -> None:
        self.offset = offset
        self.type = type
        self.decl = decl


def lower_record(layout: CGRecordLayout, members: list[RecordMember]) -> None:
    """Give `layout.type` its elements: the members with the padding that makes LLVM's offsets equal to ours.

    The struct is packed only when the natural alignment of some member would move it.
    """
    places = layout.ast_layout
    packed = _must_be_packed(members, places)
    for member, index in zip(members, _fill_struct(layout.type, members, places.size, packed), strict=True):
        if isinstance(member.decl, FieldDecl):
            layout.field_index[member.decl] = index
        elif isinstance(member.decl, Span):
            for field, _, _ in member.decl.fields:
                layout.field_index[field] = index
        elif member.decl is not None:
            layout.base_index[member.decl] = index
    if layout.base_type is not layout.type:
        _fill_struct(layout.base_type, members, places.data_size, packed)


def _fill_struct(struct: StructType, members: list[RecordMember], size: int, packed: bool) -> list[int]:
    """Give `struct` its elements, `size` bytes in all; the numbers of the members among them."""
    align = max((abi_align(member.type) for member in members), default=1)
    end_align = 1 if packed else abi_align(int_type(8 * align))  # of the integer that Clang ends the record with
    elements: list[IRType] = []
    indices: list[int] = []
    position = 0
    for member in members:
        _pad(elements, position, member.offset, 1 if packed else abi_align(member.type))
        indices.append(len(elements))
        elements.append(member.type)
        position = member.offset + alloc_size(member.type)
    _pad(elements, position, size, end_align)
    struct.set_body(tuple(elements), packed)
    return indices


def _must_be_packed(members: list[RecordMember], places: ASTRecordLayout) -> bool:
    aligns = [abi_align(member.type) for member in members]
    if any(member.offset % align for member, align in zip(members, aligns, strict=True)):
        return True
    align = max(aligns, default=1)
    return bool(places.size % align or places.data_size % align)


def _pad(elements: list[IRType], position: int, offset: int, align: int) -> None:
    """Bytes up to `offset`, unless aligning `position` leads there by itself."""
    if align_to(position, align) != offset:
        count = offset - position
        elements.append(I8 if count == 1 else array(I8, count))
