"""Parts of matrices: rows, elements by subscript, elements by name.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::CreateBuiltinMatrixSubscriptExpr, CreateBuiltinMatrixSingleSubscriptExpr
and DXC's HLSLExternalSource::LookupMatrixMemberExprForHLSL.
Differs: `(m[i])[j]` is `m[i][j]`.
"""

from __future__ import annotations

from functools import cache

from hlslfe.ast.expr import (
    Expr,
    ImplicitCastExpr,
    IntegerLiteral,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
    RecoveryExpr,
    ignore_parens,
)
from hlslfe.ast.types import INT, ConstantMatrixType, Type, is_const_qualified
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import arithmetic_element, is_integral, vector_size
from hlslfe.sema.swizzle import SemaSwizzle
from hlslfe.sema.token_range import expr_range

_MAX_POSITIONS = 4
_ROW, _COLUMN = 0, 1  # numbers of the %select in the diagnostics
Positions = tuple[tuple[int, int], ...]


@cache
def positions_of(accessor: str) -> tuple[Positions, str]:
    """The (row, column) pairs, from 0, that `_m00_m12` or `_11_23` names, and "" or the id of what is wrong."""
    parts = accessor.split("_")[1:]
    zero_based = [part.startswith("m") for part in parts]
    digits = [part[1:] if has_m else part for part, has_m in zip(parts, zero_based, strict=True)]
    if not parts or not accessor.startswith("_") or not all(len(pair) == 2 and pair.isdecimal() for pair in digits):
        return (), "err_hlsl_matrix_member_bad_format"
    if any(zero_based) and not all(zero_based):
        return (), "err_hlsl_matrix_member_mixing_refs"
    if len(parts) > _MAX_POSITIONS:
        return (), "err_hlsl_matrix_member_too_many_positions"
    first = 0 if zero_based[0] else 1
    if first and any("0" in pair for pair in digits):
        return (), "err_hlsl_matrix_member_zero_in_one_based"
    return tuple((int(pair[0]) - first, int(pair[1]) - first) for pair in digits), ""


class SemaMatrixAccess(SemaSwizzle):
    """`m[i]`, `m[i][j]` and `m._m01`."""

    def build_matrix_row(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr) -> Expr:
        matrix = base.type.canonical
        assert isinstance(matrix, ConstantMatrixType)
        row = self._matrix_index(index, _ROW, matrix.rows)
        if isinstance(row, RecoveryExpr):
            return self.recovery(base, index)
        type: Type = self.context.vector(matrix.element, matrix.columns)
        return MatrixSingleSubscriptExpr(node.end, self._part_type(base, type), base, row)

    def build_row_element(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr) -> Expr | None:
        row = ignore_parens(base)
        if not isinstance(row, MatrixSingleSubscriptExpr):
            return None
        if row is not base:
            self.diags.report(base.begin, "warn_hlsl_portability", 0, "parentheses between the subscripts of a matrix")
        matrix = row.base.type.canonical
        assert isinstance(matrix, ConstantMatrixType)
        column = self._matrix_index(index, _COLUMN, matrix.columns)
        if isinstance(column, RecoveryExpr):
            return self.recovery(base, index)
        return MatrixSubscriptExpr(node.end, self._part_type(row.base, matrix.element), row.base, row.row, column)

    def matrix_leaf(self, base: Expr, row: int, column: int, end: Loc) -> Expr:
        """One element, as flattening takes it."""
        matrix = base.type.canonical
        assert isinstance(matrix, ConstantMatrixType)
        indices = [IntegerLiteral(base.begin, INT, index) for index in (row, column)]
        return MatrixSubscriptExpr(end, self._part_type(base, matrix.element), base, *indices)

    @staticmethod
    def _part_type(base: Expr, type: Type) -> Type:
        return type.with_const() if base.is_lvalue and is_const_qualified(base.type) else type

    def _matrix_index(self, index: Expr, which: int, extent: int) -> Expr:
        """The index as Clang has it: a variable is not loaded in the tree."""
        value = self.scalar_value(index)
        element = arithmetic_element(value.type)
        if element is None or vector_size(value.type) > 1:
            self.diags.report(index.begin, "err_matrix_index_not_integer", which, index.type.quoted(),
                              ranges=[expr_range(self.diags, index)])
            return self.recovery(index)
        if not is_integral(element):
            self.diags.report(index.loc, "warn_hlsl_portability", 0, "a subscript that is no integer")
        value = self.resize_vector(value, 0)
        if element.category != "int":
            value = self.cast_element(value, INT)
        known = self.evaluate_integer(value)
        if known is not None and not 0 <= known < extent:
            self.diags.report(index.begin, "err_matrix_index_outside_range", which, extent,
                              ranges=[expr_range(self.diags, index)])
            return self.recovery(index)
        return value.sub if isinstance(value, ImplicitCastExpr) and value.kind == "LValueToRValue" else value

    def build_matrix_element(self, node: tree.MemberExpr, base: Expr) -> Expr:
        matrix = base.type.canonical
        assert isinstance(matrix, ConstantMatrixType)
        accessor = node.name.name
        positions, id = positions_of(accessor)
        if id:
            self.diags.report(node.loc, id, accessor, ranges=[expr_range(self.diags, base)])
            return self.recovery(base)
        if any(row >= matrix.rows or column >= matrix.columns for row, column in positions):
            self.diags.report(node.loc, "err_hlsl_matrix_member_out_of_bounds", accessor, base.type.quoted(),
                              ranges=[expr_range(self.diags, base)])
            return self.recovery(base)
        self.diags.report(node.loc, "warn_hlsl_portability", 0, "elements of a matrix by name")
        count = len(positions)
        type: Type = matrix.element if count == 1 else self.context.vector(matrix.element, count)
        is_lvalue = base.is_lvalue and len(set(positions)) == count
        return MatrixElementExpr(node.loc, node.end, self._part_type(base, type) if is_lvalue else type, base,
                                 accessor, positions, is_lvalue)
