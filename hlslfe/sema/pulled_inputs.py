"""EvaluateAttribute* and GetAttributeAtVertex: their first argument is an input of the shader, not a value.

No Clang counterpart: Clang has none of them; the rules are DXC's.
Differs: DXC looks whether the value comes from an input once all is inlined; here it has to be a variable or a part of
one, and the keywords count where it is a parameter or a member.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, ParmVarDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
    MemberExpr,
    ignore_paren_implicit_casts,
)
from hlslfe.sema.base import SemaBase
from hlslfe.signature.interpolation import NOINTERPOLATION

_PARTS = (MemberExpr, ExtVectorElementExpr, ArraySubscriptExpr, MatrixElementExpr, MatrixSingleSubscriptExpr,
          MatrixSubscriptExpr)


def check_pulled_input(sema: SemaBase, name: str, arg: Expr) -> bool:
    """Report an argument that cannot be an input, or is not interpolated as it has to be."""
    decl: object = None
    expr = ignore_paren_implicit_casts(arg)
    while isinstance(expr, _PARTS):
        if isinstance(expr, MemberExpr) and decl is None:
            decl = expr.field
        expr = ignore_paren_implicit_casts(expr.base)
    if not isinstance(expr, DeclRefExpr):
        sema.diags.report(arg.begin, "err_hlsl_pulled_no_input", name)
        return False
    decl = decl or expr.decl
    if not isinstance(decl, (FieldDecl, ParmVarDecl)) or decl.semantic is None:
        return True
    is_constant = decl.interpolation is not None and bool(decl.interpolation.mask & NOINTERPOLATION)
    wants_constant = name == "GetAttributeAtVertex"
    if is_constant == wants_constant:
        return True
    sema.diags.report(arg.begin, "err_hlsl_pulled_interpolation", name, int(wants_constant))
    return False
