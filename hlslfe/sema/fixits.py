"""Fix-its that several checks share, and the notes that offer them.

Mirrors clang/lib/Sema/SemaFixItUtils.cpp: Sema::getFixItZeroInitializerForType, clang/lib/Sema/SemaExpr.cpp:
Sema::DiagnoseAssignmentAsCondition and clang/lib/Sema/SemaStmt.cpp: DiagnoseUnusedComparison.
"""

from __future__ import annotations

from hlslfe.ast.expr import BinaryOperator, Expr
from hlslfe.ast.types import BuiltinType, RecordType, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine, FixIt, SourceRange
from hlslfe.basic.source import Loc
from hlslfe.sema.token_range import expr_range, token_end

_ZEROS = {"float": " = 0.0", "int": " = 0", "bool": " = false"}


def insertions(diags: DiagnosticsEngine, range: SourceRange, before: str, after: str) -> list[FixIt]:
    """Put something on both sides of a range; nothing inside macros."""
    begin, end = range
    if diags.sources.is_macro_loc(begin) or diags.sources.is_macro_loc(end):
        return []
    return [FixIt(begin, begin, before), FixIt(end, end, after)]


def zero_initializer(diags: DiagnosticsEngine, type: Type, loc: Loc) -> list[FixIt]:
    """Initialise the variable whose name is at `loc`: numbers with zero, records with nothing."""
    canonical = type.canonical
    text = "{}" if isinstance(canonical, RecordType) else ""
    if isinstance(canonical, BuiltinType):
        text = _ZEROS.get(canonical.category, "")
    place = token_end(diags, loc)
    return [FixIt(place, place, text)] if text and not diags.sources.is_macro_loc(loc) else []


def removal(diags: DiagnosticsEngine, loc: Loc, word: str) -> list[FixIt]:
    """Take away the word at `loc`."""
    return [] if diags.sources.is_macro_loc(loc) else [FixIt(loc, loc + len(word), "")]


def check_assignment_as_condition(diags: DiagnosticsEngine, expr: Expr) -> None:
    """Warn about `if (a = b)` and `if (a |= b)`; parentheses, or a comparison, say what is meant."""
    if not isinstance(expr, BinaryOperator) or expr.op not in ("=", "|="):
        return
    range = expr_range(diags, expr)
    if not diags.report(expr.loc, "warn_condition_is_assignment", ranges=[range]):
        return
    diags.report(expr.loc, "note_condition_assign_silence", fixits=insertions(diags, range, "(", ")"))
    is_plain = expr.op == "="
    id = "note_condition_assign_to_comparison" if is_plain else "note_condition_or_assign_to_comparison"
    diags.report(expr.loc, id, fixits=_replaced(diags, expr, "==" if is_plain else "!="))


def report_unused_comparison(diags: DiagnosticsEngine, expr: BinaryOperator) -> None:
    """Warn about `a == b;`, which may be meant as an assignment."""
    kind = {"==": 0, "!=": 1}.get(expr.op, 2)
    if not diags.report(expr.loc, "warn_unused_comparison", kind, ranges=[expr_range(diags, expr)]):
        return
    left = expr.lhs
    while hasattr(left, "sub"):  # conversions of what could be assigned to
        left = left.sub
    if left.is_lvalue and kind == 0:
        diags.report(expr.loc, "note_equality_comparison_to_assign", fixits=_replaced(diags, expr, "="))
    elif left.is_lvalue and kind == 1:
        diags.report(expr.loc, "note_inequality_comparison_to_or_assign", fixits=_replaced(diags, expr, "|="))


def _replaced(diags: DiagnosticsEngine, expr: BinaryOperator, operator: str) -> list[FixIt]:
    if diags.sources.is_macro_loc(expr.loc):
        return []
    return [FixIt(expr.loc, expr.loc + len(expr.op), operator)]
