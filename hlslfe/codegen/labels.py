"""What statements contain: labels, breaks, declarations; and which ones a switch over a constant runs.

Mirrors clang/lib/CodeGen/CodeGenFunction.cpp: CodeGenFunction::ContainsLabel, containsBreak, mightAddDeclToScope and
clang/lib/CodeGen/CGStmt.cpp: CollectStatementsForCase, FindCaseStatementsForValue.
"""

from __future__ import annotations

from hlslfe.ast.expr import Expr
from hlslfe.ast.stmt import (
    AttributedStmt,
    BreakStmt,
    CaseStmt,
    CompoundStmt,
    DeclStmt,
    DefaultStmt,
    DoStmt,
    ForStmt,
    IfStmt,
    LabelStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)

_BREAK_SCOPES = (ForStmt, WhileStmt, DoStmt, SwitchStmt)


def _parts(stmt: Stmt) -> list[Stmt]:
    """The statements directly below `stmt`, no expressions."""
    if isinstance(stmt, CompoundStmt):
        return stmt.body
    if isinstance(stmt, IfStmt):
        return [stmt.then] if stmt.else_ is None else [stmt.then, stmt.else_]
    if isinstance(stmt, (ForStmt, WhileStmt, DoStmt, SwitchStmt)):
        return [stmt.body]
    if isinstance(stmt, (AttributedStmt, CaseStmt, DefaultStmt, LabelStmt)):
        return [stmt.sub]
    return []


def contains_label(stmt: Stmt | None, ignore_cases: bool = False) -> bool:
    """Is there a label in `stmt`, or a case or default of a switch outside of it?"""
    todo = [(stmt, ignore_cases)] if stmt is not None else []
    while todo:
        node, inside = todo.pop()
        if isinstance(node, Expr):
            continue
        if isinstance(node, LabelStmt) or (isinstance(node, (CaseStmt, DefaultStmt)) and not inside):
            return True
        inside = inside or isinstance(node, SwitchStmt)
        todo += [(part, inside) for part in _parts(node)]
    return False


def contains_break(stmt: Stmt) -> bool:
    """Is there a break in it that leaves a statement around `stmt`?"""
    todo = [stmt]
    while todo:
        node = todo.pop()
        if isinstance(node, BreakStmt):
            return True
        if not isinstance(node, _BREAK_SCOPES):
            todo += _parts(node)
    return False


def _may_declare(stmt: Stmt) -> bool:
    while isinstance(stmt, (CaseStmt, DefaultStmt, AttributedStmt, LabelStmt)):
        stmt = stmt.sub
    return isinstance(stmt, DeclStmt)


class CaseFinder:
    """Collects what `switch` runs for one value. `result` are the statements, in order.

    The answers of `_collect`: "failure", "success" (nothing more runs) or "falls" (what follows runs, too).
    """

    __slots__ = ("case", "is_found", "result")

    def __init__(self) -> None:
        self.case: Stmt | None = None
        self.is_found = False
        self.result: list[Stmt] = []

    def find(self, switch: SwitchStmt, value: int) -> bool:
        """Whether the switch can be replaced by `result`."""
        self.case = _case_of(switch.body, value)
        if self.case is None:
            return not contains_label(switch.body, True)
        return self._collect(switch.body, True) != "failure" and self.is_found

    def _collect(self, stmt: Stmt, is_searching: bool) -> str:
        while isinstance(stmt, (CaseStmt, DefaultStmt)):
            if stmt is self.case:
                self.is_found = True
                is_searching = False
            stmt = stmt.sub
        if not is_searching and isinstance(stmt, BreakStmt):
            return "success"
        if isinstance(stmt, CompoundStmt):
            return self._collect_compound(stmt, is_searching)
        if is_searching:
            return "failure" if contains_label(stmt, True) else "success"
        if contains_break(stmt):
            return "failure"
        self.result.append(stmt)
        return "falls"

    def _collect_compound(self, stmt: CompoundStmt, is_searching: bool) -> str:
        was_live, start = self.is_found, len(self.result)
        skipped_decl = has_decl = False
        for index, part in enumerate(stmt.body):
            skipped_decl |= is_searching and _may_declare(part)
            has_decl |= not is_searching and _may_declare(part)
            answer = self._collect(part, is_searching)
            if answer == "failure" or (is_searching and self.is_found and skipped_decl):
                return "failure"
            if answer == "success" and self.is_found:
                rest = stmt.body[index + 1:]
                return "failure" if any(contains_label(other, True) for other in rest) else "success"
            if answer == "falls":
                is_searching = False
        if is_searching:
            return "success"
        if has_decl:
            if not was_live or contains_break(stmt):
                return "failure"
            self.result[start:] = [stmt]
        return "falls"


def _case_of(body: Stmt, value: int) -> Stmt | None:
    """The case for `value`, or else the default."""
    default: Stmt | None = None
    todo = [body]
    while todo:
        node = todo.pop()
        if isinstance(node, CaseStmt) and node.constant == value:
            return node
        if isinstance(node, DefaultStmt):
            default = node
        if not isinstance(node, SwitchStmt):
            todo += _parts(node)
    return default
