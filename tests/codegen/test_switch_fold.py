"""Switches over constants: what runs, and when the switch has to stay."""

from __future__ import annotations

import pytest

from hlslfe.ast.decl import Decl
from hlslfe.ast.expr import Expr, IntegerLiteral
from hlslfe.ast.stmt import (
    BreakStmt,
    CaseStmt,
    CompoundStmt,
    DeclStmt,
    DefaultStmt,
    IfStmt,
    NullStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)
from hlslfe.ast.types import INT
from hlslfe.codegen.labels import CaseFinder, contains_break, contains_label


def literal(value: int) -> Expr:
    return IntegerLiteral(0, INT, value)


A, B, C = literal(100), literal(101), literal(102)  # statements to be told apart
BREAK = BreakStmt(0, 0, 0)


def case(value: int, stmt: Stmt) -> Stmt:
    return CaseStmt(0, literal(value), value, stmt)


def switch(*body: Stmt) -> SwitchStmt:
    return SwitchStmt(0, None, literal(0), CompoundStmt(0, list(body), 0))


def block(*body: Stmt) -> CompoundStmt:
    return CompoundStmt(0, list(body), 0)


def declaration() -> Stmt:
    return DeclStmt(0, [Decl(0)], 0)


PLAIN = switch(case(1, A), BREAK, case(2, B), case(3, C), BREAK, DefaultStmt(0, A))


@pytest.mark.parametrize(("value", "expected"), [(1, [A]), (2, [B, C]), (3, [C]), (4, [A])])
def test_statements_that_run(value: int, expected: list[Stmt]) -> None:
    finder = CaseFinder()
    assert finder.find(PLAIN, value)
    assert finder.result == expected


def test_nothing_runs_without_a_case() -> None:
    finder = CaseFinder()
    assert finder.find(switch(case(1, A)), 2)
    assert finder.result == []


def test_skipped_declaration_keeps_the_switch() -> None:
    assert not CaseFinder().find(switch(declaration(), case(1, A)), 1)


def test_declaration_that_runs_keeps_its_block() -> None:
    inner = block(declaration(), A)
    finder = CaseFinder()
    assert finder.find(switch(case(1, inner), BREAK), 1)
    assert finder.result == [inner]


def test_break_in_a_block_with_a_declaration_keeps_the_switch() -> None:
    hidden = IfStmt(0, None, literal(1), BREAK, None)
    assert not CaseFinder().find(switch(case(1, block(declaration(), hidden))), 1)


def test_break_inside_of_a_statement_keeps_the_switch() -> None:
    hidden = WhileStmt(0, None, literal(1), block(case(1, A)))
    assert not CaseFinder().find(switch(hidden), 1)


def test_labels_and_breaks() -> None:
    assert contains_label(block(case(1, A)))
    assert not contains_label(block(case(1, A)), ignore_cases=True)
    assert not contains_label(switch(case(1, A)))
    assert not contains_label(None)
    assert contains_break(block(NullStmt(0, 0, 0), BREAK))
    assert not contains_break(WhileStmt(0, None, literal(1), BREAK))
