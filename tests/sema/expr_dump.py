"""Expressions of the AST as text, one node a line, as `clang -ast-dump` shows them without addresses and places.

What only Clang has is left out: the callee of a call, ExprWithCleanups, MaterializeTemporaryExpr.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumConstantDecl, FunctionDecl, ParmVarDecl, ValueDecl, VarDecl
from hlslfe.ast.dump_types import type_text
from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    CastExpr,
    CharacterLiteral,
    CompoundAssignOperator,
    CXXBoolLiteralExpr,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    HLSLOutArgExpr,
    IntegerLiteral,
    MemberExpr,
    UnaryExprOrTypeTraitExpr,
    UnaryOperator,
)
from hlslfe.ast.walk import children


def _decl(decl: ValueDecl) -> str:
    kind = {ParmVarDecl: "ParmVar", VarDecl: "Var", EnumConstantDecl: "EnumConstant"}[type(decl)]
    return f"{kind} '{decl.name}'"


def _label(expr: Expr) -> str:
    if isinstance(expr, (IntegerLiteral, CharacterLiteral)):
        return str(expr.value)
    if isinstance(expr, FloatingLiteral):
        return f"{expr.value:g}"
    if isinstance(expr, CXXBoolLiteralExpr):
        return str(expr.value).lower()
    if isinstance(expr, DeclRefExpr):
        return _decl(expr.decl)
    if isinstance(expr, CompoundAssignOperator):
        return (f"'{expr.op}' ComputeLHSTy={type_text(expr.computation_lhs)} "
                f"ComputeResultTy={type_text(expr.computation_result)}")
    if isinstance(expr, BinaryOperator):
        return f"'{expr.op}'"
    if isinstance(expr, UnaryOperator):
        return f"{'postfix' if expr.is_postfix else 'prefix'} '{expr.op}'"
    if isinstance(expr, CastExpr):
        return f"<{expr.kind}>"
    if isinstance(expr, MemberExpr):
        return "." + expr.field.name
    if isinstance(expr, ExtVectorElementExpr):
        return expr.accessor
    if isinstance(expr, HLSLOutArgExpr):
        return "inout" if expr.is_inout else "out"
    if isinstance(expr, UnaryExprOrTypeTraitExpr):
        return f"{type_text(expr.argument)} = {expr.value}"
    if isinstance(expr, CallExpr):
        assert isinstance(expr.function, FunctionDecl)
        return f"{expr.function.name} '{expr.function.type}'"
    return ""


def dump(expr: Expr, indent: int = 0) -> str:
    """The tree below `expr`; each level is two blanks further in."""
    parts = [type(expr).__name__, type_text(expr.type)]
    if expr.is_lvalue:
        parts.append("lvalue")
    if expr.object_kind:
        parts.append(expr.object_kind)
    label = _label(expr)
    if label:
        parts.append(label)
    lines = ["  " * indent + " ".join(parts)]
    lines += [dump(child, indent + 1) for child in children(expr) if isinstance(child, Expr)]
    return "\n".join(lines)
