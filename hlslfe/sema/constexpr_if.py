"""`if constexpr`.

Mirrors clang/lib/Sema/SemaStmt.cpp: Sema::ActOnIfStmt, clang/lib/Sema/SemaExpr.cpp: Sema::ActOnCondition and
clang/lib/Sema/TreeTransform.h: TransformIfStmt.
Differs: nothing.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import RecoveryExpr
from hlslfe.ast.stmt import CompoundStmt, IfStmt, NullStmt, Stmt
from hlslfe.ast.template import SpecializationName
from hlslfe.ast.types import DEPENDENT
from hlslfe.parse import tree

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.sema.stmts import SemaStmt


def act_on_constexpr_if(sema: SemaStmt, node: tree.IfStmt) -> Stmt:
    """An `if` whose condition is a constant; in an instance of a template the branch that is not taken is not looked
    at."""
    has_scope = sema.push_head_scope(node.cond)
    variable, cond = sema.act_on_head(node.cond)
    value: int | None = None
    if not isinstance(cond, RecoveryExpr) and cond.type.canonical is not DEPENDENT:
        value = sema.evaluate_integer(cond)
        if value is None:
            sema.diags.report(cond.begin, "err_constexpr_if_condition_expression_is_not_constant")
            cond = RecoveryExpr(cond.loc, cond.begin, cond.end)
    drops = value is not None and _is_instance(sema.function)
    nothing = NullStmt(node.loc, node.loc, node.loc)
    then = nothing if drops and not value else sema.act_on_body(node.then)
    otherwise: Stmt | None = None
    if node.else_ is not None and not (drops and value):
        otherwise = sema.act_on_body(node.else_)
    if has_scope:
        sema.pop_block()
    made = IfStmt(node.loc, variable, cond, then, otherwise)
    made.is_constexpr = True
    return made if not isinstance(cond, RecoveryExpr) else CompoundStmt(node.loc, [made], made.end)


def _is_instance(function: FunctionDecl | None) -> bool:
    """Is the function, or a class around it, an instance of a template?"""
    return function is not None and (function.template is not None or any(
        isinstance(part, SpecializationName) for part in function.scope))
