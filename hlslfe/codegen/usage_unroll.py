"""The turns of a loop that is unrolled, where the number of its turn is a constant.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end; DXC unrolls
loops with `[unroll]` before it looks.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    CompoundAssignOperator,
    Expr,
    HLSLOutArgExpr,
    UnaryOperator,
    ignore_parens,
    referenced_variable,
)
from hlslfe.ast.expr_constant import ConstantEvaluator
from hlslfe.ast.lambdas import LambdaExpr
from hlslfe.ast.stmt import (
    BreakStmt,
    ContinueStmt,
    DeclStmt,
    DoStmt,
    ForStmt,
    GotoStmt,
    LabelStmt,
    ReturnStmt,
    Stmt,
    WhileStmt,
)
from hlslfe.ast.walk import walk

_MOST_TURNS = 64
_MOST_OUTER_TURNS = 16  # when there are loops inside
_MOST_LOOPS = 3  # inside one that is unrolled
_LOOPS = (ForStmt, WhileStmt, DoStmt)
_LEAVING = (BreakStmt, ContinueStmt, ReturnStmt, GotoStmt, LabelStmt, LambdaExpr)


def constant_turns(stmt: ForStmt, constants: ConstantEvaluator) -> tuple[VarDecl, list[int]] | None:
    """The variable of a loop and its values, one a turn; None when they are not plainly known, or something leaves the
    loop on the way."""
    init = stmt.init
    if not isinstance(init, DeclStmt) or len(init.decls) != 1 or stmt.cond is None or stmt.cond_var is not None:
        return None
    variable = init.decls[0]
    if not isinstance(variable, VarDecl) or variable.init is None or _is_changed(variable, stmt.body):
        return None
    step = _step(variable, stmt.inc, constants)
    value = constants.evaluate_int(variable.init)
    if step is None or value is None:
        return None
    values: list[int] = []
    while True:
        goes_on = constants.with_value(variable, value).evaluate_int(stmt.cond)
        if goes_on is None or len(values) > _MOST_TURNS:
            return None
        if not goes_on:
            has_loops = any(isinstance(node, _LOOPS) for node in walk(stmt.body))
            return (variable, values) if len(values) <= _MOST_OUTER_TURNS or not has_loops else None
        values.append(value)
        value += step


def _step(variable: VarDecl, inc: Expr | None, constants: ConstantEvaluator) -> int | None:
    inc = ignore_parens(inc) if inc is not None else None
    if isinstance(inc, UnaryOperator) and inc.op in ("++", "--") and referenced_variable(inc.sub) is variable:
        return 1 if inc.op == "++" else -1
    if isinstance(inc, CompoundAssignOperator) and inc.op in ("+=", "-=") and referenced_variable(inc.lhs) is variable:
        by = constants.evaluate_int(inc.rhs)
        return by if by is None or inc.op == "+=" else -by
    return None


def _is_changed(variable: VarDecl, body: Stmt) -> bool:
    """Whether the body may change the variable, or be left; or has too many loops to go through it again and again."""
    loops = 0
    for node in walk(body):
        loops += isinstance(node, _LOOPS)
        if loops > _MOST_LOOPS or isinstance(node, _LEAVING):
            return True
        target: Expr | None = None
        if isinstance(node, BinaryOperator) and node.op.endswith("=") and node.op not in ("==", "!=", "<=", ">="):
            target = node.lhs
        elif isinstance(node, UnaryOperator) and node.op in ("++", "--"):
            target = node.sub
        elif isinstance(node, HLSLOutArgExpr):
            target = node.argument.source
        if target is not None and referenced_variable(target) is variable:
            return True
    return False
