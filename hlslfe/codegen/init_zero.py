"""Which initialisers are zero, and how much of one is not.

Mirrors clang/lib/CodeGen/CGExprAgg.cpp: isSimpleZero, castPreservesZero, GetNumNonZeroBytesInInit.
"""

from __future__ import annotations

from hlslfe.ast.expr import CastExpr, CharacterLiteral, Expr, FloatingLiteral, InitListExpr, IntegerLiteral, ParenExpr
from hlslfe.codegen.constants import const_fp, is_zero
from hlslfe.codegen.ir_types import DOUBLE
from hlslfe.codegen.types import CodeGenTypes

_PRESERVES_ZERO = frozenset({
    "NoOp", "IntegralCast", "IntegralToFloating", "IntegralToBoolean", "FloatingToIntegral", "FloatingCast",
    "FloatingToBoolean", "VectorSplat", "HLSLAggregateSplatCast",
})


def is_simple_zero(expr: Expr) -> bool:
    """A literal zero, converted or not."""
    while isinstance(expr, ParenExpr) or (isinstance(expr, CastExpr) and expr.kind in _PRESERVES_ZERO):
        expr = expr.sub
    if isinstance(expr, FloatingLiteral):
        return is_zero(const_fp(DOUBLE, expr.value))
    return isinstance(expr, (IntegerLiteral, CharacterLiteral)) and expr.value == 0


def non_zero_bytes(expr: Expr, types: CodeGenTypes) -> int:
    """How many bytes of the object that `expr` initialises may differ from zero."""
    while isinstance(expr, ParenExpr) or (isinstance(expr, CastExpr) and expr.kind == "NoOp"):
        expr = expr.sub
    if is_simple_zero(expr):
        return 0
    if not isinstance(expr, InitListExpr):
        return types.size_of(expr.type)
    return sum(non_zero_bytes(init, types) for init in expr.inits)
