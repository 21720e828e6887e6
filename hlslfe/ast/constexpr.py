"""constexpr functions whose calls can be constant: what a call of one returns.

Mirrors clang/lib/AST/ExprConstant.cpp: HandleFunctionCall, EvalInfo::CheckCallLimit.
Differs: a constant call needs a body that is one return statement (C++11); Clang 22 can step through any body.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, StaticAssertDecl, TypedefDecl
from hlslfe.ast.expr import Expr
from hlslfe.ast.stmt import DeclStmt, ReturnStmt

MAX_CONSTEXPR_DEPTH = 128  # calls inside of calls
MAX_CONSTEXPR_CALLS = 20000  # in one expression: a tree of calls must end, too


def constexpr_result(function: FunctionDecl) -> tuple[FunctionDecl, Expr] | None:
    """The definition of a constexpr function and what it returns; None when its calls are no constants."""
    definition = function.canonical.definition
    if definition is None or not definition.is_constexpr or definition.body is None:
        return None
    result: Expr | None = None
    for stmt in definition.body.body:
        if isinstance(stmt, ReturnStmt) and result is None and stmt.value is not None:
            result = stmt.value
        elif not (isinstance(stmt, DeclStmt) and all(
                isinstance(decl, (StaticAssertDecl, TypedefDecl)) for decl in stmt.decls)):
            return None
    if result is None or any(param.is_reference for param in definition.params):
        return None
    return definition, result
