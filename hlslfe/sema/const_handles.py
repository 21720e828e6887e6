"""Writing through a const resource: const says that the handle stays, not what it refers to.

No Clang counterpart: for Clang 22 a const `RWBuffer` has only the const subscript, whose result is const; DXC takes the
write, and shaders keep resources of a descriptor heap in const variables.
Differs: reads keep the const subscript, as Clang has them; under -fclang-compat nothing is changed.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import PARTS, ArraySubscriptExpr, CallExpr, CastExpr, Expr, MemberExpr, ParenExpr
from hlslfe.ast.types import (
    ArrayType,
    ReferenceType,
    Type,
    element_of_array,
    is_const_qualified,
    unqualified_type,
)
from hlslfe.sema.base import SemaBase


def write_through_handle(sema: SemaBase, expr: Expr) -> bool:
    """Whether the const lvalue `expr` is, or is a part of, what a const handle refers to; its subscript is then the
    one that gives a place to write to, and nothing on the way is const any more."""
    if sema.options.clang_compat:
        return False
    parts: list[Expr] = []
    while isinstance(expr, (*PARTS, ParenExpr)) or getattr(expr, "kind", "") == "ArrayToPointerDecay":
        parts.append(expr)
        expr = expr.base if isinstance(expr, PARTS) else expr.sub  # type: ignore[attr-defined]
    if not isinstance(expr, CallExpr) or expr.operator != "[]" or expr.base is None:
        return False
    writable = _writable_subscript(expr)
    if writable is None or any(isinstance(part, MemberExpr) and is_const_qualified(part.field.type) for part in parts):
        return False
    sema.diags.report(expr.loc, "warn_hlsl_portability", 0, "a write through a const resource")
    sema.mark_function_referenced(writable, expr.loc)
    expr.function = writable
    expr.type = unqualified_type(expr.type)
    for part in reversed(parts):
        part.type = _type_of(part)
    return True


def _type_of(part: Expr) -> Type:
    """The type of a part, or of a cast or parentheses around one, whose base is not const any more."""
    if isinstance(part, MemberExpr):
        return part.field.type
    if isinstance(part, (ParenExpr, CastExpr)):
        return part.sub.type
    if isinstance(part, ArraySubscriptExpr) and isinstance(part.base.type.canonical, ArrayType):
        return element_of_array(part.base.type)
    return unqualified_type(part.type)


def _writable_subscript(call: CallExpr) -> FunctionDecl | None:
    if not call.function.is_builtin_method or call.base is None or not is_const_qualified(call.base.type):
        return None
    assert call.function.record is not None
    methods = call.function.record.methods
    return next((method for method in methods if method.name == "operator[]" and _gives_place(method)), None)


def _gives_place(method: FunctionDecl) -> bool:
    result = method.result
    return not method.function_type.is_const_method and isinstance(result, ReferenceType) and (
        not is_const_qualified(result.pointee))
