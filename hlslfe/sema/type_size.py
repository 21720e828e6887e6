"""The size of a type for `sizeof`, in bytes.

Mirrors clang/lib/AST/RecordLayoutBuilder.cpp: ASTContext::getTypeInfo.
Differs: the numbers are DXC's (a float3 has 12 bytes, a struct is aligned to its widest scalar); Clang 22 rounds a
vector up to a power of two and packs structs to the byte.
"""

from __future__ import annotations

from hlslfe.ast.decl import RecordDecl
from hlslfe.ast.types import (
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    RecordType,
    Type,
    VectorType,
    scalar_of,
)


def type_size(type: Type, native_half: bool) -> int | None:
    """Bytes of an object of `type`; None when it has no size (void, an unsized array, an incomplete struct)."""
    layout = _layout(type, native_half)
    return None if layout is None else layout[0]


def _layout(type: Type, native_half: bool) -> tuple[int, int] | None:
    """(size, alignment)."""
    canonical = type.canonical
    if isinstance(canonical, ArrayType):
        element = _layout(canonical.element, native_half)
        return None if element is None or canonical.size is None else (element[0] * canonical.size, element[1])
    if isinstance(canonical, RecordType):
        return _record_layout(canonical, native_half)
    scalar = scalar_of(canonical)
    if scalar is None:
        return None
    size = _scalar_size(scalar, native_half)
    if isinstance(canonical, VectorType):
        return size * canonical.size, size
    if isinstance(canonical, ConstantMatrixType):
        return size * canonical.rows * canonical.columns, size
    return size, size


def _scalar_size(scalar: BuiltinType, native_half: bool) -> int:
    if scalar.category == "bool" or (scalar.kind == "half" and not native_half):
        return 4
    return scalar.bits // 8


def _record_layout(record: RecordType, native_half: bool) -> tuple[int, int] | None:
    decl = record.decl
    if not decl.is_complete:
        return None
    if decl.tag == "union" or decl.unnamed_bits or any(field.bit_width is not None for field in decl.fields):
        return _packed_layout(decl, native_half)
    size, alignment = 0, 1
    for member in (*(base.type for base in decl.bases), *(field.type for field in decl.fields)):
        layout = _layout(member, native_half)
        if layout is None:
            return None
        size = -(-size // layout[1]) * layout[1] + layout[0]
        alignment = max(alignment, layout[1])
    return -(-size // alignment) * alignment, alignment


def _packed_layout(decl: RecordDecl, native_half: bool) -> tuple[int, int] | None:
    """A union, or a record with bit-fields: nothing between the parts, as in Clang."""
    bit = most = 0
    unnamed = list(decl.unnamed_bits)
    for base in decl.bases:
        layout = _layout(base.type, native_half)
        if layout is None:
            return None
        bit += 8 * layout[0]
    for index, field in enumerate([*decl.fields, None]):
        while unnamed and unnamed[0][0] == index:
            _, width, type_bits = unnamed.pop(0)
            bit = bit + width if width else -(-bit // type_bits) * type_bits
        if field is None:
            break
        if decl.tag == "union":
            bit = 0
        if field.bit_width is not None:
            bit += field.bit_width
        else:
            layout = _layout(field.type, native_half)
            if layout is None:
                return None
            bit = -(-bit // 8) * 8 + 8 * layout[0]
        most = max(most, bit)
    return -(-max(bit, most) // 8) or 1, 1


def is_complete(type: Type) -> bool:
    """Can an object of this type exist? Not of void, of a struct without body, or of an array without bound."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        if canonical.size is None:
            return False
        canonical = canonical.element.canonical
    if isinstance(canonical, RecordType):
        return canonical.decl.is_complete
    return not (isinstance(canonical, BuiltinType) and canonical.category == "void")
