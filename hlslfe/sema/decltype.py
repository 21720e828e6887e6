"""`decltype(expr)` and questions about types (`__is_same`, `alignof`).

Mirrors clang/lib/Sema/SemaType.cpp: Sema::BuildDecltypeType, getDecltypeForExpr and clang/lib/Sema/SemaTypeTraits.cpp:
EvaluateUnaryTypeTrait, EvaluateBinaryTypeTrait.
Differs: the type itself is the result, without a node that remembers the expression; what would be a reference is not
supported yet.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumConstantDecl, FieldDecl, ParmVarDecl, ValueDecl
from hlslfe.ast.expr import DeclRefExpr, Expr, MemberExpr, RecoveryExpr
from hlslfe.ast.types import DEPENDENT, Type
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase


def decltype_type(sema: SemaBase, spec: tree.DecltypeTypeSpec) -> Type | None:
    """The type that `decltype(...)` stands for; None after an error, or when it depends on a template parameter."""
    node = spec.expr
    if node is None:
        sema.diags.report(spec.loc, "err_not_supported_yet", "'decltype(auto)'")
        return None
    field = _named_field(sema, node)
    if field is not None:
        return field.type
    expr = sema.act_on_expr(node)
    if isinstance(expr, RecoveryExpr) or expr.type.canonical is DEPENDENT:
        return None
    declared = _declared_type(expr) if isinstance(node, (tree.DeclRefExpr, tree.MemberExpr)) else None
    if declared is not None:
        return declared
    if expr.is_lvalue:
        sema.diags.report(spec.loc, "err_not_supported_yet", "a reference type")
        return None
    return expr.type.unqualified


def _named_field(sema: SemaBase, node: tree.Expr) -> FieldDecl | None:
    """The field that `decltype(S::field)` names without an object."""
    if not isinstance(node, tree.DeclRefExpr) or len(node.name.parts) < 2:
        return None
    found = sema.lookup(node.name)
    return found[0] if len(found) == 1 and isinstance(found[0], FieldDecl) and not found[0].is_invalid else None


def _declared_type(expr: Expr) -> Type | None:
    """The type of the declaration that a name means; None for what is a reference (an output)."""
    decl: object = None
    if isinstance(expr, DeclRefExpr):
        decl = expr.decl
    elif isinstance(expr, MemberExpr):
        decl = expr.field
    if isinstance(decl, ParmVarDecl) and decl.is_reference:
        return None
    return decl.type if isinstance(decl, (ValueDecl, EnumConstantDecl)) else None
