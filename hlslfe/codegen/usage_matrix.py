"""Matrices in the dependence analysis: rows and elements, truncation, lists. The cells of a matrix go row by row.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end.
"""

from __future__ import annotations

from hlslfe.ast.expr import (
    CastExpr,
    Expr,
    InitListExpr,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
)
from hlslfe.ast.types import ConstantMatrixType
from hlslfe.codegen.usage_calls import CallFlow
from hlslfe.codegen.usage_state import DEFINED, Cells, Place, spread, total


def _matrix(expr: Expr) -> ConstantMatrixType:
    matrix = expr.type.canonical
    assert isinstance(matrix, ConstantMatrixType)
    return matrix


class MatrixFlow(CallFlow):
    """Adds matrices to the analysis of a function."""

    def value(self, expr: Expr) -> Cells:
        raise NotImplementedError

    def constant_index(self, expr: Expr) -> int | None:
        raise NotImplementedError

    # ---- places

    def place_matrix_row(self, expr: MatrixSingleSubscriptExpr) -> Place:
        matrix = _matrix(expr.base)
        return self._pick(expr.base, self._choices(expr.row, matrix.rows), [(column,) for column in
                                                                           range(matrix.columns)], [expr.row])

    def place_matrix_subscript(self, expr: MatrixSubscriptExpr) -> Place:
        matrix = _matrix(expr.base)
        columns = self._choices(expr.column, matrix.columns)
        return self._pick(expr.base, self._choices(expr.row, matrix.rows), [columns], [expr.row, expr.column])

    def place_matrix_element(self, expr: MatrixElementExpr) -> Place:
        return self._whole(expr.base).part(self._positions(expr))

    def _whole(self, base: Expr) -> Place:
        """The place of a matrix, with a cell for each element even where they are shared."""
        place, matrix = self.place(base), _matrix(base)
        count = matrix.rows * matrix.columns
        if len(place.cells) == count:
            return place
        every = tuple(cell for candidates in place.cells for cell in candidates)
        return Place(place.root, [every * 2] * count, place.address, place.is_dynamic)

    def _choices(self, index: Expr, count: int) -> tuple[int, ...]:
        known = self.constant_index(index)
        return (known,) if known is not None and 0 <= known < count else tuple(range(count))

    def _pick(self, base: Expr, rows: tuple[int, ...], columns: list[tuple[int, ...]], indices: list[Expr]) -> Place:
        """For each entry of `columns` a cell that may be any of these columns, in any of `rows`."""
        place, width = self._whole(base), _matrix(base).columns
        address = place.address
        for index in indices:
            if self.constant_index(index) is None:
                address |= total(self.value(index)) & ~DEFINED
        cells = [tuple(cell for row in rows for column in choices for cell in place.cells[row * width + column])
                 for choices in columns]
        return Place(place.root, cells, address, place.is_dynamic)

    @staticmethod
    def _positions(expr: MatrixElementExpr) -> tuple[int, ...]:
        width = _matrix(expr.base).columns
        return tuple(row * width + column for row, column in expr.positions)

    # ---- values

    def value_matrix_part(self, expr: MatrixSingleSubscriptExpr | MatrixSubscriptExpr) -> Cells:
        return self.read(self.place(expr))

    def value_matrix_element(self, expr: MatrixElementExpr) -> Cells:
        cells = self.value(expr.base)
        matrix = _matrix(expr.base)
        return [spread(cells, matrix.rows * matrix.columns)[position] for position in self._positions(expr)]

    def truncate_matrix(self, expr: CastExpr, cells: Cells) -> Cells:
        old, new = expr.sub.type.canonical, expr.type.canonical
        if not isinstance(old, ConstantMatrixType) or len(cells) != old.rows * old.columns:
            return spread(cells, self.size_of(expr.type))
        if not isinstance(new, ConstantMatrixType):
            return cells[:1]
        return [cells[row * old.columns + column] for row in range(new.rows) for column in range(new.columns)]


def inits_by_row(expr: InitListExpr) -> list[Expr]:
    """The inits of a list in the order of the cells: those of a matrix are kept column by column."""
    matrix = expr.type.canonical
    if not isinstance(matrix, ConstantMatrixType):
        return expr.inits
    return [expr.inits[row + column * matrix.rows] for row in range(matrix.rows) for column in range(matrix.columns)]
