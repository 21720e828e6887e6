"""What an assignment to an output array of a mesh shader writes.

No Clang counterpart: Clang 22 has no mesh shaders.
"""

from __future__ import annotations

from collections.abc import Container

from hlslfe.ast.decl import Decl, FunctionDecl, ParmVarDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    CallExpr,
    CastExpr,
    DeclRefExpr,
    Expr,
    HLSLOutArgExpr,
    OpaqueValueExpr,
    ParenExpr,
)

MESH_ROLES = frozenset(("vertices", "indices", "primitives"))


def is_mesh_output(expr: Expr, outputs: Container[Decl]) -> bool:
    """Whether `expr` names one of `outputs`: the parameters that are output arrays of a mesh shader, those of the entry
    point itself or those of a function that it hands its arrays to."""
    return isinstance(expr, DeclRefExpr) and expr.decl in outputs


def mesh_output_parts(expr: Expr, outputs: Container[Decl]) -> list[Expr]:
    """From the output array that an assignment to `expr` writes (a part of), outward: its DeclRefExpr, the subscript
    that picks one vertex or primitive, then members, subscripts and swizzles; [] when `expr` is something else."""
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
    if not is_mesh_output(expr, outputs) or (parts and not isinstance(parts[-1], ArraySubscriptExpr)):
        return []
    return [expr, *reversed(parts)]


def whole_outputs(call: CallExpr, outputs: Container[Decl]) -> dict[ParmVarDecl, DeclRefExpr]:
    """The parameters (of the definition) that a call hands whole output arrays to, as `out` or `inout`, and these."""
    function: FunctionDecl | None = call.function.canonical.definition
    if function is None or call.function.intrinsic is not None:
        return {}
    found: dict[ParmVarDecl, DeclRefExpr] = {}
    for param, arg in zip(function.params, call.args, strict=False):
        while isinstance(arg, ParenExpr):
            arg = arg.sub
        if not isinstance(arg, HLSLOutArgExpr):
            continue
        source = arg.argument.source
        while isinstance(source, ParenExpr):
            source = source.sub
        if isinstance(source, DeclRefExpr) and source.decl in outputs and (
                source.type.canonical is param.type.canonical):
            found[param] = source
    return found
