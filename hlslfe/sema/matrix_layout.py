"""row_major and column_major on declarations, and `#pragma pack_matrix`.

Mirrors clang/lib/Sema/SemaHLSL.cpp of LLVM's head: HLSLMatrixLayoutAttr; the rules are DXC's.
Differs: the layout is part of a type as written (ast.types.MatrixLayoutType), never of the canonical type.
"""

from __future__ import annotations

from hlslfe.ast.types import (
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    EnumType,
    RecordType,
    Type,
    VectorType,
    matrix_layout,
)
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.decl_spec import Specifiers

_NO_MATRICES = (BuiltinType, VectorType, RecordType, EnumType, ArrayType)  # what is none of these may yet become one


def apply_matrix_layout(sema: SemaBase, type: Type, specifiers: Specifiers) -> Type | None:
    """`type` with the layout that its specifiers give it, or the pragma before it; None after an error."""
    word = _one_word(sema, specifiers.layouts)
    is_matrix = isinstance(type.canonical, ConstantMatrixType)
    if not specifiers.layouts:
        if not is_matrix or sema.row_major == sema.options.row_major or matrix_layout(type) is not None:
            return type
        return sema.context.with_layout(type, sema.row_major)
    if word is None:
        return None
    if not is_matrix:
        if not isinstance(type.canonical, _NO_MATRICES):
            return type
        sema.diags.report(word.loc, "err_hlsl_matrix_layout_wrong_type", word.keyword, type.quoted())
        return None
    row_major = word.keyword == "row_major"
    if matrix_layout(type) not in (None, row_major):
        sema.diags.report(word.loc, "err_hlsl_matrix_layout_conflict")
        return None
    return sema.context.with_layout(type, row_major)


def _one_word(sema: SemaBase, words: list[tree.SpecifierToken]) -> tree.SpecifierToken | None:
    """The layout that is meant; None when there is none or two exclude each other."""
    for word in words[1:]:
        if word.keyword != words[0].keyword:
            sema.diags.report(word.loc, "err_hlsl_matrix_layout_conflict")
            return None
        sema.diags.report(word.loc, "warn_hlsl_matrix_layout_duplicate", word.keyword)
    return words[0] if words else None
