"""Warnings about operators and branches that probably do not do what is meant: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own; a chained comparison is a warning, not an error by default.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

OPERATOR_DIAGNOSTICS: dict[str, Row] = {
    # shifts and overflows
    "warn_shift_negative": Row("warning", "shift-count-negative", "a shift by a negative number of bits"),
    "warn_shift_gt_typewidth": Row("warning", "shift-count-overflow", "a shift by %0 bits of a type with %1"),
    "warn_shift_lhs_negative": Row("warning", "shift-negative-value", "a negative number is shifted to the left"),
    "warn_shift_result_gt_typewidth": Row(
        "warning", "shift-overflow", "the result %0 needs %1 bits, but %2 has %3"),
    "warn_integer_constant_overflow": Row(
        "warning", "integer-overflow", "the result %0 does not fit %1, it becomes %2"),
    # precedence
    "warn_precedence_bitwise_rel": Row("warning", "parentheses", "'%1' is computed before '%0'"),
    "warn_addition_in_bitshift": Row("warning", "shift-op-parentheses", "'%1' is computed before '%0'"),
    "warn_bitwise_op_in_bitwise_op": Row("warning", "bitwise-op-parentheses", "'%0' inside '%1'", True),
    "warn_logical_and_in_logical_or": Row("warning", "logical-op-parentheses", "'&&' inside '||'", True),
    "warn_precedence_conditional": Row("warning", "parentheses", "'%0' is computed before '?:'"),
    "warn_precedence_bitwise_conditional": Row(
        "warning", "bitwise-conditional-parentheses", "'%0' is computed before '?:'"),
    "note_precedence_silence": Row("note", "", "parentheses around '%0' say that it is meant"),
    "note_precedence_bitwise_first": Row("note", "", "parentheses let '%0' come first"),
    "note_precedence_conditional_first": Row("note", "", "parentheses let '?:' come first"),
    "warn_equality_with_extra_parens": Row(
        "warning", "parentheses-equality", "a comparison in two pairs of parentheses"),
    "note_equality_comparison_silence": Row("note", "", "one pair is enough for a comparison"),
    "warn_logical_not_on_lhs_of_check": Row(
        "warning", "logical-not-parentheses", "'!' concerns the left side of this %select{comparison|operator}0 only"),
    "note_logical_not_fix": Row("note", "", "parentheses negate the whole %select{comparison|expression}0"),
    "note_logical_not_silence_with_parens": Row("note", "", "parentheses around the left side say that it is meant"),
    "warn_consecutive_comparison": Row(
        "warning", "parentheses", "a comparison of a comparison: 'x %0 y %1 z' is '(x %0 y) %1 z'"),
    # comparisons, logic, assignments
    "warn_comparison_always": Row(
        "warning", "tautological-compare", "both sides are the same, this is always %select{false|true}0"),
    "warn_logical_instead_of_bitwise": Row(
        "warning", "constant-logical-operand", "'%0' with a constant on its right side"),
    "note_logical_instead_of_bitwise_change_operator": Row("note", "", "'%0' works on the bits"),
    "note_logical_instead_of_bitwise_remove_constant": Row("note", "", "without the constant it means the same"),
    "warn_self_assignment_builtin": Row("warning", "self-assign", "a variable of type %0 is assigned to itself", True),
    "warn_self_assignment_overloaded": Row(
        "warning", "self-assign-overloaded", "a variable of type %0 is assigned to itself", True),
    # branches
    "warn_dangling_else": Row("warning", "dangling-else", "this belongs to the inner 'if'; braces make that plain"),
    "warn_missing_case_for_condition": Row("warning", "", "no case is %0, the value of this constant"),
}
