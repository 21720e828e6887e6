"""Which places lie in memory that shaders only read: the members of constant buffers.

Mirrors clang/include/clang/Basic/AddressSpaces.h: LangAS::hlsl_constant.
Differs: the address space is no part of a type here; the expression that names a place tells.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import PARTS, CallExpr, CastExpr, ConditionalOperator, DeclRefExpr, Expr, ParenExpr
from hlslfe.ast.walk import walk

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


def starts_from_constants(decl: VarDecl) -> bool:
    """Does the initialiser of a static variable read a constant buffer or a resource, directly or through other
    variables?"""
    todo, seen = [decl], {decl}
    while todo:
        init = todo.pop().init
        for node in walk(init) if init is not None else ():
            if isinstance(node, DeclRefExpr) and isinstance(node.decl, VarDecl) and node.decl not in seen:
                if node.decl.storage in ("extern", "resource"):
                    return True
                seen.add(node.decl)
                todo.append(node.decl)
    return False
