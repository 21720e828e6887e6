"""Address spaces in the AST dump: that of a static variable, of groupshared memory, of a constant buffer.

Mirrors clang/lib/AST/TypePrinter.cpp: Qualifiers::print and clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::
deduceAddressSpace.
Differs: our types have none; the dump finds the variable that an expression is part of.
"""

from __future__ import annotations

from hlslfe.ast.decl import Decl, VarDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    ConditionalOperator,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    ImplicitCastExpr,
    MemberExpr,
    ParenExpr,
    UnaryOperator,
)
from hlslfe.ast.types import is_const_qualified

_SPACES = {"static": "hlsl_private", "static local": "hlsl_private", "member": "hlsl_private",
           "extern": "hlsl_constant"}
_OF_BASE = (MemberExpr, ExtVectorElementExpr, ArraySubscriptExpr)
_OF_OPERAND = (ParenExpr, UnaryOperator, ImplicitCastExpr)


def space_of_decl(decl: Decl | None) -> str:
    """The address space of a variable, "" for locals and everything else."""
    if not isinstance(decl, VarDecl):
        return ""
    return "groupshared" if decl.is_groupshared else _SPACES.get(decl.storage, "")


def space_of(expr: Expr) -> str:
    """The address space of what an lvalue names; that of a choice if both have it."""
    found, todo = set(), [expr]
    while todo:
        found.add(_space_of_place(todo.pop(), todo))
    found.discard(None)
    return found.pop() or "" if len(found) == 1 else ""


def _space_of_place(node: Expr, todo: list[Expr]) -> str | None:
    """The address space of a place; None for a choice, whose places are left to do."""
    while node.is_lvalue or (isinstance(node, ImplicitCastExpr) and node.kind == "ArrayToPointerDecay"):
        if isinstance(node, DeclRefExpr):
            return space_of_decl(node.decl)
        if isinstance(node, _OF_BASE):
            node = node.base
        elif isinstance(node, ImplicitCastExpr) and node.kind == "NoOp" and (
                is_const_qualified(node.type) == is_const_qualified(node.sub.type)):
            return ""  # what else would it change?
        elif isinstance(node, _OF_OPERAND):
            node = node.sub
        elif isinstance(node, BinaryOperator):
            node = node.rhs if node.op == "," else node.lhs
        elif isinstance(node, ConditionalOperator):
            todo += (node.lhs, node.rhs)
            return None
        else:
            break
    return ""
