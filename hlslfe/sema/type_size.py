"""The size of a type for `sizeof`, in bytes.

Mirrors clang/lib/AST/RecordLayoutBuilder.cpp: ASTContext::getTypeInfo.
Differs: the numbers are DXC's (a float3 has 12 bytes, a struct is aligned to its widest scalar); Clang 22 rounds a
vector up to a power of two and packs structs to the byte.
"""

from __future__ import annotations

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
    size, alignment = 0, 1
    for member in (*(base.type for base in decl.bases), *(field.type for field in decl.fields)):
        layout = _layout(member, native_half)
        if layout is None:
            return None
        size = -(-size // layout[1]) * layout[1] + layout[0]
        alignment = max(alignment, layout[1])
    return -(-size // alignment) * alignment, alignment
