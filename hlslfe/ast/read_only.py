"""Which places lie in memory that shaders only read: the members of constant buffers.

Mirrors clang/include/clang/Basic/AddressSpaces.h: LangAS::hlsl_constant.
Differs: the address space is no part of a type here; the expression that names a place tells.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import PARTS, CallExpr, CastExpr, ConditionalOperator, DeclRefExpr, Expr, ParenExpr

CONTENTS = "operator T"  # of a ConstantBuffer<T>


def read_only_variable(expr: Expr) -> VarDecl | None:
    """The member of a constant buffer, or the ConstantBuffer<T>, that `expr` is a part of; None for any other place."""
    in_buffer = False
    while True:
        if isinstance(expr, PARTS):
            expr = expr.base
        elif isinstance(expr, ParenExpr | CastExpr):
            expr = expr.sub
        elif isinstance(expr, ConditionalOperator):
            found = read_only_variable(expr.lhs)
            if found is not None:
                return found
            expr = expr.rhs
        elif isinstance(expr, CallExpr) and expr.base is not None and expr.function.name == CONTENTS:
            expr, in_buffer = expr.base, True
        else:
            break
    if isinstance(expr, DeclRefExpr) and isinstance(expr.decl, VarDecl):
        return expr.decl if in_buffer or expr.decl.storage == "extern" else None
    return None
