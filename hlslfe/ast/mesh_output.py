"""What an assignment to an output array of a mesh shader writes.

No Clang counterpart: Clang 22 has no mesh shaders.
"""

from __future__ import annotations

from hlslfe.ast.decl import ParmVarDecl
from hlslfe.ast.expr import ArraySubscriptExpr, CastExpr, DeclRefExpr, Expr, OpaqueValueExpr, ParenExpr

MESH_ROLES = frozenset(("vertices", "indices", "primitives"))


def is_mesh_output(expr: Expr) -> bool:
    """Whether `expr` names an output array of a mesh shader."""
    return isinstance(expr, DeclRefExpr) and isinstance(expr.decl, ParmVarDecl) and expr.decl.role in MESH_ROLES


def mesh_output_parts(expr: Expr) -> list[Expr]:
    """From the output array that an assignment to `expr` writes (a part of), outward: its DeclRefExpr, the subscript
    that picks one vertex or primitive, then members, subscripts and swizzles; [] when `expr` is something else.

    A vector of indices is written as a whole.
    """
    parts: list[Expr] = []
    while not isinstance(expr, DeclRefExpr):
        if isinstance(expr, (ParenExpr, CastExpr)):
            expr = expr.sub
            continue
        if isinstance(expr, OpaqueValueExpr):  # the argument of an out parameter
            expr = expr.source
            continue
        base = getattr(expr, "base", None)
        if not isinstance(base, Expr):
            return []
        parts.append(expr)
        expr = base
    if not is_mesh_output(expr) or (parts and not isinstance(parts[-1], ArraySubscriptExpr)):
        return []
    assert isinstance(expr.decl, ParmVarDecl)
    if expr.decl.role == "indices" and len(parts) > 1:
        return []
    return [expr, *reversed(parts)]
