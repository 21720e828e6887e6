"""Warnings about operators and branches: the id, the place and the arguments. tests/oracle/test_warnings_clang.py
compares columns, ranges and fix-its with Clang."""

from __future__ import annotations

import pytest

import hlslfe

PARAMS = "int i, int j, uint u, bool b, bool c, float x, int3 v, S s"
PRELUDE = """\
struct S { int m; };
static const int K = 40;
static const int ZERO = 0;
static const int TOP = 2147483647;
"""


def _reported(text: str) -> list[tuple[str, str]]:
    """(id, text) of what an expression statement is told, apart from its being unused."""
    source = f"{PRELUDE}bool f({PARAMS}) {{ bool r = {text}; return r; }}"
    found = hlslfe.check(source, warnings=["parentheses", "self-assign", "logical-op-parentheses",
                                           "bitwise-op-parentheses"]).diagnostics
    return [(each.id, each.message) for each in found]


@pytest.mark.parametrize(("text", "ids"), [
    ("1 << 40", ["warn_shift_gt_typewidth"]),
    ("(1 << K) != 0", ["warn_shift_gt_typewidth"]),
    ("u >> 32", ["warn_shift_gt_typewidth"]),
    ("1ll << 40", []),
    ("i << -2", ["warn_shift_negative"]),
    ("-1 << 2", ["warn_shift_lhs_negative"]),
    ("-1 >> 2", []),
    ("3 << 31", ["warn_shift_result_gt_typewidth"]),
    ("1 << 31", []),
    ("i <<= 32", ["warn_shift_gt_typewidth"]),
    ("TOP + 1", ["warn_integer_constant_overflow"]),
    ("TOP + 1 - 2", ["warn_integer_constant_overflow", "warn_integer_constant_overflow"]),
    ("i + TOP + 1", []),
    ("4294967295u + 1", []),
    ("i / ZERO", ["warn_remainder_division_by_zero"]),
    ("i % (2 - 2)", ["warn_remainder_division_by_zero"]),
    ("v.x / ZERO", ["warn_remainder_division_by_zero"]),
    ("x / ZERO", []),
    ("i & j == 1", ["warn_precedence_bitwise_rel"]),
    ("i == 1 | j", ["warn_precedence_bitwise_rel"]),
    ("i << j + 1", ["warn_addition_in_bitshift"]),
    ("i | j & 1", ["warn_bitwise_op_in_bitwise_op"]),
    ("b || c && b", ["warn_logical_and_in_logical_or"]),
    ("i + b ? true : c", ["warn_precedence_conditional"]),
    ("i & b ? true : c", ["warn_precedence_bitwise_conditional"]),
    ("(i + b) ? true : c", []),
    ("!i == j", ["warn_logical_not_on_lhs_of_check"]),
    ("!b == c", []),
    ("i < j < 3", ["warn_consecutive_comparison"]),
    ("(i < j) < 3", []),
    ("i == i", ["warn_comparison_always"]),
    ("s.m < s.m", ["warn_comparison_always"]),
    ("x == x", []),
    ("i && 4", ["warn_logical_instead_of_bitwise"]),
    ("i || K", ["warn_logical_instead_of_bitwise"]),
    ("b && 4", []),
    ("i = i", ["warn_self_assignment_builtin"]),
])
def test_expressions(text: str, ids: list[str]) -> None:
    assert [id for id, _ in _reported(text)] == ids


@pytest.mark.parametrize(("text", "message"), [
    ("1 << 40", "a shift by 40 bits of a type with 32"),
    ("3 << 31", "the result 0x180000000 needs 34 bits, but 'int' has 32"),
    ("TOP * 2", "the result 4294967294 does not fit 'int', it becomes -2"),
    ("i == i", "both sides are the same, this is always true"),
    ("i != i", "both sides are the same, this is always false"),
])
def test_messages(text: str, message: str) -> None:
    assert [text for _, text in _reported(text)] == [message]


@pytest.mark.parametrize(("body", "ids", "notes"), [
    ("if ((i == 1)) i = 2;", ["warn_equality_with_extra_parens"],
     ["note_equality_comparison_silence", "note_equality_comparison_to_assign"]),
    ("if (i & j == 1) i = 2;", ["warn_precedence_bitwise_rel"],
     ["note_precedence_silence", "note_precedence_bitwise_first"]),
    ("i = i + b ? 1 : 2;", ["warn_precedence_conditional"],
     ["note_precedence_silence", "note_precedence_conditional_first"]),
    ("if (!i == j) i = 2;", ["warn_logical_not_on_lhs_of_check"],
     ["note_logical_not_fix", "note_logical_not_silence_with_parens"]),
    ("if (i && 4) i = 2;", ["warn_logical_instead_of_bitwise"],
     ["note_logical_instead_of_bitwise_change_operator", "note_logical_instead_of_bitwise_remove_constant"]),
    ("s = s;", ["warn_self_assignment_overloaded"], []),
    ("if (i) if (j) i = 1; else i = 2;", ["warn_dangling_else"], []),
    ("if (i) { if (j) i = 1; else i = 2; }", [], []),
    ("if (i) if (j) i = 1; else i = 2; else i = 3;", [], []),
    ("switch (3) { case 1: i = 1; }", ["warn_missing_case_for_condition"], []),
    ("switch (3) { case 1: i = 1; break; default: break; }", [], []),
    ("switch (i) { case 1: i = 1; }", [], []),
])
def test_statements(body: str, ids: list[str], notes: list[str]) -> None:
    found = hlslfe.check(f"{PRELUDE}void f({PARAMS}) {{ {body} }}", warnings=["self-assign"]).diagnostics
    assert [each.id for each in found] == ids
    assert [note.id for each in found for note in each.notes] == notes


def test_instances_of_templates_are_left_alone() -> None:
    source = ("template <typename T> bool same(T a) { return a == a; }\n"
              "bool f(int a, float b) { return same(a) && same(b); }")
    assert [each.id for each in hlslfe.check(source).diagnostics] == []


def test_a_long_sum_of_constants_is_quick() -> None:
    source = f"static const int N = {' + '.join(['1'] * 5000)};\nint f() {{ return N << 20; }}"
    assert [each.id for each in hlslfe.check(source).diagnostics] == ["warn_shift_result_gt_typewidth"]
