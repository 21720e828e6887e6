"""Does computing an expression twice make a difference?

Mirrors clang/lib/AST/Expr.cpp: Expr::HasSideEffects.
"""

from __future__ import annotations

from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CompoundAssignOperator,
    ConditionalOperator,
    CXXConstructExpr,
    Expr,
    ExtVectorElementExpr,
    InitListExpr,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
    MemberExpr,
    ParenExpr,
    UnaryOperator,
)
from hlslfe.basic.builtins import Builtin


def has_side_effects(expr: Expr) -> bool:
    """Whether `expr` writes a variable or calls a function that could (an intrinsic computed in place cannot)."""
    todo: list[Expr] = [expr]
    seen: set[Expr] = set()  # the components of a list share their vector
    while todo:
        expr = todo.pop()
        if expr in seen:
            continue
        seen.add(expr)
        if isinstance(expr, CompoundAssignOperator) or (isinstance(expr, BinaryOperator) and expr.op == "="):
            return True
        if isinstance(expr, BinaryOperator):
            todo += (expr.lhs, expr.rhs)
        elif isinstance(expr, UnaryOperator):
            if expr.op in ("++", "--"):
                return True
            todo.append(expr.sub)
        elif isinstance(expr, (CastExpr, ParenExpr)):
            todo.append(expr.sub)
        elif isinstance(expr, CallExpr):
            row = expr.function.intrinsic
            if not isinstance(row, Builtin) or row.has_effects or row.is_library:
                return True
            todo += expr.args
        elif isinstance(expr, (MemberExpr, ExtVectorElementExpr, MatrixElementExpr)):
            todo.append(expr.base)
        elif isinstance(expr, MatrixSingleSubscriptExpr):
            todo += (expr.base, expr.row)
        elif isinstance(expr, MatrixSubscriptExpr):
            todo += (expr.base, expr.row, expr.column)
        elif isinstance(expr, ArraySubscriptExpr):
            todo += (expr.base, expr.index)
        elif isinstance(expr, ConditionalOperator):
            todo += (expr.cond, expr.lhs, expr.rhs)
        elif isinstance(expr, InitListExpr):
            todo += expr.inits
        elif isinstance(expr, CXXConstructExpr):
            todo.append(expr.source)
    return False
