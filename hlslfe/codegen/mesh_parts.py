"""Writes to single components of a mesh output: of a vector or a matrix, also at an index known at run time only.

No Clang counterpart: Clang 22 has no mesh shaders.
Differs: DXC crashes on parts of matrices; an unknown index becomes a `switch`, as in DXC, since the operation takes a
constant column.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    Expr,
    ExtVectorElementExpr,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
)
from hlslfe.ast.types import ConstantMatrixType, Type, VectorType
from hlslfe.codegen.constants import ConstantInt, const_int
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Block, Value
from hlslfe.codegen.ir_types import IntType

Places = list[tuple[int, int]]  # of the components of a value: row and column of the vector or matrix


class Choice:
    """What is written depends on a number: `cases[index]`, nothing beyond them."""

    __slots__ = ("index", "cases")

    def __init__(self, index: Value, cases: list[Places | Choice]) -> None:
        self.index = index
        self.cases = cases


def all_places(type: Type) -> Places:
    """The components of a vector or of a matrix, row by row; a scalar has one."""
    canonical = type.canonical
    if isinstance(canonical, ConstantMatrixType):
        return [(row, column) for row in range(canonical.rows) for column in range(canonical.columns)]
    return [(0, column) for column in range(canonical.size if isinstance(canonical, VectorType) else 1)]


def pick(cgf: CodeGenFunctionBase, target: Places | Choice, part: Expr) -> Places | Choice | None:
    """What is left of `target` when `part` (a swizzle or subscript) picks from it; None for anything else."""
    if isinstance(part, ExtVectorElementExpr):
        numbers = part.indices
        return _each(target, lambda places: [places[number] for number in numbers])
    if isinstance(part, MatrixElementExpr):
        return list(part.positions)
    if isinstance(part, ArraySubscriptExpr):
        return _subscript(cgf.emit_index(part.index), target, lambda places: [[place] for place in places])
    if isinstance(part, (MatrixSingleSubscriptExpr, MatrixSubscriptExpr)):
        made = _subscript(cgf.emit_index(part.row), target, _rows)
        if isinstance(part, MatrixSubscriptExpr):
            made = _subscript(cgf.emit_index(part.column), made, lambda places: [[place] for place in places])
        return made
    return None


def store_places(cgf: CodeGenFunctionBase, target: Places | Choice, store: Callable[[Places], None]) -> None:
    """Call `store` for what is written; once a case when that depends on a number."""
    if isinstance(target, list):
        store(target)
        return
    end = Block("mesh.end")
    made = cgf.builder.switch(target.index, end)
    cgf.builder.position_at_end(None)
    for number, case in enumerate(target.cases):
        block = Block("mesh.part")
        cgf.emit_block(block)
        if made is not None:
            assert isinstance(target.index.type, IntType)
            made.add_case(const_int(target.index.type, number), block)
        store_places(cgf, case, store)
        cgf.emit_branch(end)
    cgf.emit_block(end)


def _rows(places: Places) -> list[Places]:
    rows: dict[int, Places] = {}
    for place in places:
        rows.setdefault(place[0], []).append(place)
    return list(rows.values())


def _each(target: Places | Choice, change: Callable[[Places], Places | Choice]) -> Places | Choice:
    if isinstance(target, list):
        return change(target)
    return Choice(target.index, [_each(case, change) for case in target.cases])


def _subscript(index: Value, target: Places | Choice, split: Callable[[Places], list[Places]]) -> Places | Choice:
    """One of the parts that `split` makes."""
    if isinstance(index, ConstantInt):
        number = index.value
        return _each(target, lambda places: dict(enumerate(split(places))).get(number, []))
    return _each(target, lambda places: Choice(index, list(split(places))))
