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
    MemberExpr,
    ParenExpr,
    UnaryOperator,
)
from hlslfe.basic.builtins import Builtin


def has_side_effects(expr: Expr) -> bool:
    """Whether `expr` writes a variable or calls a function that could (a plain intrinsic cannot)."""
    todo: list[Expr] = [expr]
    while todo:
        expr = todo.pop()
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
            if not isinstance(row, Builtin) or row.result == "void" or row.is_convergent:
                return True
            todo += expr.args
        elif isinstance(expr, (MemberExpr, ExtVectorElementExpr)):
            todo.append(expr.base)
        elif isinstance(expr, ArraySubscriptExpr):
            todo += (expr.base, expr.index)
        elif isinstance(expr, ConditionalOperator):
            todo += (expr.cond, expr.lhs, expr.rhs)
        elif isinstance(expr, InitListExpr):
            todo += expr.inits
        elif isinstance(expr, CXXConstructExpr):
            todo.append(expr.source)
    return False
