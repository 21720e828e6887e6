"""Statements that do nothing: values thrown away, and empty bodies that were probably a slip.

Mirrors clang/lib/Sema/SemaStmt.cpp: Sema::DiagnoseUnusedExprResult, DiagnoseUnusedComparison,
clang/lib/AST/Expr.cpp: Expr::isUnusedResultAWarning and clang/lib/Sema/SemaChecking.cpp: Sema::DiagnoseEmptyStmtBody,
Sema::DiagnoseEmptyLoopBody, clang/lib/Parse/ParseStmt.cpp: Parser::ParseIfStatement (the else of an inner if).
"""

from __future__ import annotations

from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CompoundAssignOperator,
    ConditionalOperator,
    ExplicitCastExpr,
    Expr,
    ImplicitCastExpr,
    ParenExpr,
    RecoveryExpr,
    UnaryOperator,
)
from hlslfe.ast.stmt import AttributedStmt, CompoundStmt, ForStmt, NullStmt, Stmt, WhileStmt
from hlslfe.ast.types import DEPENDENT, VOID
from hlslfe.basic.builtins import Builtin
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.side_effects import has_side_effects

_COMPARISONS = frozenset({"==", "!=", "<", ">", "<=", ">="})
_LOGIC = frozenset({"&&", "||"})


class SemaUnused(SemaBase):
    """Warns about statements without effect."""

    def check_unused_result(self, stmt: Stmt) -> None:
        """Warn when `stmt` is an expression whose value nobody uses and that does nothing else."""
        if not isinstance(stmt, Expr) or stmt.type.canonical in (VOID, DEPENDENT):
            return
        found = _unused(stmt)
        if found is None:
            return
        if isinstance(found, BinaryOperator) and found.op in _COMPARISONS:
            from hlslfe.sema.fixits import report_unused_comparison

            report_unused_comparison(self.diags, found)
        elif isinstance(found, CallExpr):
            self.diags.report(found.begin, "warn_unused_call", found.function.name)
        else:
            loc = found.end if isinstance(found, ArraySubscriptExpr) else found.loc
            self.diags.report(loc, "warn_unused_expr")

    def check_empty_body(self, head_end: Loc, body: Stmt, id: str, has_else: bool = False) -> None:
        """Warn about `if (x);`: an empty statement on the line where the head ends."""
        if not isinstance(body, NullStmt) or has_else:
            return
        if self._same_line(head_end, body.loc):
            self.diags.report(body.loc, id)

    def check_dangling_else(self, body: tree.Stmt) -> None:
        """Warn about an else at the end of `body`, the only branch of an if: it could look like that one's."""
        while isinstance(body, (tree.ForStmt, tree.WhileStmt)):
            body = body.body
        if isinstance(body, tree.IfStmt) and body.else_ is not None:
            self.diags.report(body.else_loc, "warn_dangling_else")

    def check_empty_loop_body(self, loop: Stmt, following: Stmt) -> None:
        """Warn about `while (x); {...}`: an empty loop before what looks like its body."""
        if isinstance(loop, ForStmt):
            id, head = "warn_empty_for_body", (loop.inc or loop.cond or loop.init or loop)
        elif isinstance(loop, WhileStmt):
            id, head = "warn_empty_while_body", loop.cond
        else:
            return
        if isinstance(following, AttributedStmt) or not isinstance(loop.body, NullStmt):
            return
        if not self._same_line(head.end, loop.body.loc):
            return
        sources = self.diags.sources
        if isinstance(following, CompoundStmt) or (
                sources.presumed(following.begin).column > sources.presumed(loop.begin).column):
            self.diags.report(loop.body.loc, id)

    def _same_line(self, first: Loc, second: Loc) -> bool:
        sources = self.diags.sources
        if not first or not second or sources.is_macro_loc(first) or sources.is_macro_loc(second):
            return False
        return sources.presumed(first).line == sources.presumed(second).line


def _unused(expr: Expr) -> Expr | None:
    """The part of `expr` that has no effect, None when there is one (a write or a call)."""
    while True:
        if isinstance(expr, (ParenExpr, ImplicitCastExpr)):
            expr = expr.sub
        elif isinstance(expr, CallExpr):
            return expr if _is_pure(expr) else None
        elif isinstance(expr, (CompoundAssignOperator, RecoveryExpr)):
            return None
        elif isinstance(expr, UnaryOperator):
            return None if expr.op in ("++", "--") else expr
        elif isinstance(expr, BinaryOperator):
            if expr.op == "=":
                return None
            if expr.op in _LOGIC:
                return None if _unused(expr.lhs) is None or _unused(expr.rhs) is None else expr
            if expr.op != ",":
                return expr
            expr = expr.rhs
        elif isinstance(expr, ConditionalOperator):
            return None if _unused(expr.lhs) is None else _unused(expr.rhs)
        elif isinstance(expr, ExplicitCastExpr):
            if expr.type.canonical is VOID:
                return None
            inner: Expr = expr.sub
            while isinstance(inner, (ParenExpr, CastExpr)):
                inner = inner.sub
            is_kept = _unused(inner) is None if isinstance(inner, CallExpr) else has_side_effects(inner)
            return None if is_kept else expr
        else:
            return expr


def _is_pure(call: CallExpr) -> bool:
    """Is it a call of an intrinsic that only computes its result?"""
    row = call.function.intrinsic
    return isinstance(row, Builtin) and not row.has_effects and not row.is_library
