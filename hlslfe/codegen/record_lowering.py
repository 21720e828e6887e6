"""The offsets of bases, fields and bit-fields, and the elements of the IR struct.

Mirrors clang/lib/AST/RecordLayoutBuilder.cpp: ItaniumRecordLayoutBuilder::LayoutBase, LayoutField, LayoutBitField,
EmptySubobjectMap and clang/lib/CodeGen/CGRecordLayoutBuilder.cpp: CGRecordLowering::accumulateFields, lowerUnion,
setBitFieldInfo.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.codegen.bit_field_layout import bit_field_of, split_spans
from hlslfe.codegen.data_layout import abi_align, align_to, alloc_size
from hlslfe.codegen.ir_types import I8, IRType, array, int_type
from hlslfe.codegen.record_layout import ASTRecordLayout, CGRecordLayout, RecordMember, is_packed, lower_record

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.codegen.types import CodeGenTypes


def lay_out_record(types: CodeGenTypes, record: RecordDecl) -> ASTRecordLayout:
    """Where the parts of a record lie."""
    if record.tag == "union":
        return _lay_out_union(types, record)
    bases, bit = _lay_out_bases(types, record)
    fields: list[int] = []
    first_bits: dict[FieldDecl, int] = {}
    unnamed: list[tuple[int, int, int]] = []
    pending = list(record.unnamed_bits)
    packed = types.packs_structs or is_packed(record)
    for index, field in enumerate(record.fields):
        bit = _lay_out_unnamed(pending, index, bit, unnamed)
        if field.bit_width is not None:
            first_bits[field] = bit
            fields.append(bit // 8)
            bit += field.bit_width
            continue
        align = 1 if packed else types.place_align(field.type)
        byte = align_to((bit + 7) // 8, max(types.field_align(field), align))
        fields.append(byte)
        bit = 8 * (byte + types.size_of(field.type))
    bit = _lay_out_unnamed(pending, len(record.fields), bit, unnamed)
    end = (bit + 7) // 8
    if not packed:
        end = align_to(end, types.place_align(record.type))
    size = align_to(end, types.record_align(record))
    is_empty = all(map(types.is_empty_record, record.bases)) and all(map(types.is_empty_field, record.fields))
    data_size = size if record.is_lambda else end
    layout = ASTRecordLayout(data_size, tuple(fields), tuple(bases), is_empty and not size, size)
    layout.first_bits, layout.unnamed_bits = first_bits, unnamed
    return layout


def _lay_out_bases(types: CodeGenTypes, record: RecordDecl) -> tuple[list[int], int]:
    """Offsets of the bases, and the bit behind them. Two empty objects of one class do not lie at one place."""
    offsets: list[int] = []
    end = size = 0
    empty: set[tuple[int, RecordDecl]] = set()
    for base in record.bases:
        layout = types.ast_record_layout(base)
        place = 0 if layout.is_empty else align_to(end, max(types.align_of(base.type), types.place_align(base.type)))
        if len(record.bases) > 1:
            inside = _empty_parts(types, base, 0)
            while any((place + offset, part) in empty for offset, part in inside):
                place = max(place + 1, end)
            empty |= {(place + offset, part) for offset, part in inside}
        offsets.append(place)
        size = max(size, place + layout.size)
        if not layout.is_empty:
            end = place + layout.data_size
    is_shifted = any(types.is_empty_record(base) and place for base, place in zip(record.bases, offsets, strict=True))
    return offsets, 8 * (max(end, size) if is_shifted and not record.fields else end)


def _empty_parts(types: CodeGenTypes, record: RecordDecl, offset: int) -> list[tuple[int, RecordDecl]]:
    """The empty base objects of a record with their offsets, itself among them."""
    found = [(offset, record)] if types.is_empty_record(record) else []
    layout = types.ast_record_layout(record)
    for base, place in zip(record.bases, layout.base_offsets, strict=True):
        found += _empty_parts(types, base, offset + place)
    return found


def _lay_out_unnamed(pending: list[tuple[int, int, int]], index: int, bit: int,
                     unnamed: list[tuple[int, int, int]]) -> int:
    """The bit-fields without a name before field `index`; one without width ends what its type would hold."""
    while pending and pending[0][0] == index:
        _, width, type_bits = pending.pop(0)
        if width:
            unnamed.append((bit, width, index))
            bit += width
        else:
            bit = align_to(bit, type_bits)
    return bit


def _lay_out_union(types: CodeGenTypes, record: RecordDecl) -> ASTRecordLayout:
    sizes = [(field.bit_width + 7) // 8 if field.bit_width is not None else types.size_of(field.type)
             for field in record.fields]
    is_empty = all(map(types.is_empty_field, record.fields))
    layout = ASTRecordLayout(max(sizes, default=0), (0,) * len(sizes), (), is_empty)
    layout.first_bits = {field: 0 for field in record.fields if field.bit_width is not None}
    return layout


# ---------------------------------------------------------------- the IR struct


def lower_members(types: CodeGenTypes, record: RecordDecl, layout: CGRecordLayout) -> None:
    """Give the IR struct its elements."""
    if record.tag == "union":
        _lower_union(types, record, layout)
        return
    ast_layout = layout.ast_layout
    members: list[RecordMember] = []
    for base, offset in zip(record.bases, ast_layout.base_offsets, strict=True):
        if not types.is_empty_record(base):
            members.append(RecordMember(offset, types.record_layout(base).base_type, base))
    run: list[tuple[FieldDecl | None, int, int]] = []
    unnamed = list(ast_layout.unnamed_bits)
    for index, field in enumerate([*record.fields, None]):
        while unnamed and unnamed[0][2] == index:
            bit, width, _ = unnamed.pop(0)
            run.append((None, bit, width))
        if field is not None and field.bit_width is not None:
            run.append((field, ast_layout.first_bits[field], field.bit_width))
            continue
        members += _span_members(layout, run)
        run = []
        if field is not None and not types.is_empty_field(field):
            members.append(RecordMember(ast_layout.field_offsets[index], types.convert_type_for_mem(field.type), field))
    lower_record(layout, members)


def _span_members(layout: CGRecordLayout, run: list[tuple[FieldDecl | None, int, int]]) -> list[RecordMember]:
    """What holds bit-fields in a row."""
    members: list[RecordMember] = []
    for span in split_spans(run):
        storage = span.storage_type
        members.append(RecordMember(span.byte, storage, span))
        for field, bit, _ in span.fields:
            layout.bit_fields[field] = bit_field_of(field, bit - 8 * span.byte, 8 * alloc_size(storage), span.byte)
    return members


def _lower_union(types: CodeGenTypes, record: RecordDecl, layout: CGRecordLayout) -> None:
    """The member with the strictest alignment, of these the largest, stands for all."""
    size = layout.ast_layout.size
    best: IRType | None = None
    for field in record.fields:
        if field.bit_width is not None:
            type: IRType = int_type(8 * ((field.bit_width + 7) // 8))
            if alloc_size(type) > size:
                type = array(I8, size)
            layout.bit_fields[field] = bit_field_of(field, 0, 8 * alloc_size(type), 0)
        else:
            type = types.convert_type_for_mem(field.type)
        layout.field_index[field] = 0
        if best is None or (abi_align(type), alloc_size(type)) > (abi_align(best), alloc_size(best)):
            best = type
    if best is not None and alloc_size(best) > size:
        best = array(I8, size)
    elements: list[IRType] = [] if best is None else [best]
    rest = size - (0 if best is None else alloc_size(best))
    if rest:
        elements.append(I8 if rest == 1 else array(I8, rest))
    layout.type.set_body(tuple(elements), best is not None and size % abi_align(best) != 0)
