"""Where the fields of a struct lie, and the IR struct that says so.

Mirrors clang/lib/AST/RecordLayoutBuilder.cpp: ASTContext::getASTRecordLayout and
clang/lib/CodeGen/CGRecordLayoutBuilder.cpp: CGRecordLowering::lower, CGRecordLowering::determinePacked.
Differs: HLSL has neither virtual bases nor (so far) bit-fields, so a record is its bases and fields in a row.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.codegen.data_layout import abi_align, align_to, alloc_size
from hlslfe.codegen.ir_types import I8, IRType, StructType, array, int_type


class ASTRecordLayout:
    """Everything is aligned to 1, so parts follow each other without gaps.

    size: in bytes, 1 for an empty record; data_size: the same but 0 for an empty one; field_offsets, base_offsets: in
    the order of the declaration; is_empty: no field has anything in it, neither its own nor a base's.
    """

    __slots__ = ("size", "data_size", "field_offsets", "base_offsets", "is_empty")

    def __init__(self, data_size: int, field_offsets: tuple[int, ...], base_offsets: tuple[int, ...],
                 is_empty: bool) -> None:
        self.size = data_size or 1
        self.data_size = data_size
        self.field_offsets = field_offsets
        self.base_offsets = base_offsets
        self.is_empty = is_empty


class CGRecordLayout:
    """`type` is the IR struct; `field_index` and `base_index` give the element of a field or base. Empty fields and
    bases have none: their address is that of the record plus the offset."""

    __slots__ = ("type", "field_index", "base_index", "ast_layout")

    def __init__(self, type: StructType, ast_layout: ASTRecordLayout) -> None:
        self.type = type
        self.ast_layout = ast_layout
        self.field_index: dict[FieldDecl, int] = {}
        self.base_index: dict[RecordDecl, int] = {}


class RecordMember:
    """A field or base with something in it, at `offset`."""

    __slots__ = ("offset", "type", "decl")

    def __init__(self, offset: int, type: IRType, decl: FieldDecl | RecordDecl) -> None:
        self.offset = offset
        self.type = type
        self.decl = decl


def lower_record(layout: CGRecordLayout, members: list[RecordMember]) -> None:
    """Give `layout.type` its elements: the members with the padding that makes LLVM's offsets equal to ours.

    The struct is packed only when the natural alignment of some member would move it.
    """
    size = layout.ast_layout.size
    packed = _must_be_packed(members, size)
    align = max((abi_align(member.type) for member in members), default=1)
    end_align = 1 if packed else abi_align(int_type(8 * align))  # of the integer that Clang ends the record with
    elements: list[IRType] = []
    position = 0
    for member in members:
        _pad(elements, position, member.offset, 1 if packed else abi_align(member.type))
        if isinstance(member.decl, FieldDecl):
            layout.field_index[member.decl] = len(elements)
        else:
            layout.base_index[member.decl] = len(elements)
        elements.append(member.type)
        position = member.offset + alloc_size(member.type)
    _pad(elements, position, size, end_align)
    layout.type.set_body(tuple(elements), packed)


def _must_be_packed(members: list[RecordMember], size: int) -> bool:
    aligns = [abi_align(member.type) for member in members]
    if any(member.offset % align for member, align in zip(members, aligns, strict=True)):
        return True
    return bool(size % max(aligns, default=1))


def _pad(elements: list[IRType], position: int, offset: int, align: int) -> None:
    """Bytes up to `offset`, unless aligning `position` leads there by itself."""
    if align_to(position, align) != offset:
        count = offset - position
        elements.append(I8 if count == 1 else array(I8, count))
