"""Operators that probably do not do what is meant: shifts too far, overflows, precedence, comparisons with oneself.

Mirrors clang/lib/Sema/SemaExpr.cpp: DiagnoseBadShiftValues, DiagnoseBinOpPrecedence, DiagnoseBitwisePrecedence,
DiagnoseBitwiseOpInBitwiseOp, EmitDiagnosticForLogicalAndInLogicalOr, DiagnoseAdditionInShift,
DiagnoseConditionalPrecedence, diagnoseLogicalNotOnLHSofCheck, diagnoseTautologicalComparison, DiagnoseSelfAssignment,
Sema::CheckLogicalOperands, Sema::DiagnoseEqualityWithExtraParens and clang/lib/Sema/SemaChecking.cpp:
Sema::CheckForIntOverflow.
Differs: overflows are found operator by operator, where both operands are literals or operators on literals; a chained
comparison is a warning (in Clang 22 an error that can be turned off).
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    CXXBoolLiteralExpr,
    DeclRefExpr,
    Expr,
    ImplicitCastExpr,
    IntegerLiteral,
    MemberExpr,
    ParenExpr,
    UnaryOperator,
    ignore_paren_implicit_casts,
    ignore_parens,
)
from hlslfe.ast.types import BOOL, BuiltinType, EnumType, is_const_qualified, is_scalar, scalar_of
from hlslfe.basic.diagnostics import FixIt, SourceRange
from hlslfe.basic.source import Loc
from hlslfe.sema.fixits import insertions
from hlslfe.sema.token_range import expr_range

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.sema.binary_ops import SemaBinaryOps

_RELATIONAL = frozenset(("<", ">", "<=", ">="))
_COMPARISONS = _RELATIONAL | {"==", "!="}
_BITWISE = {"&": 0, "^": 1, "|": 2}  # the tighter, the lower
_SHIFTS = frozenset(("<<", ">>"))
_ARITHMETIC = frozenset(("*", "/", "%", "+", "-", "<<", ">>", "&", "^", "|"))
_TRUE_OF_EQUALS = frozenset(("==", "<=", ">="))
_SAME_VALUE = frozenset(("LValueToRValue", "NoOp"))


def check_operands(sema: SemaBinaryOps, loc: Loc, op: str, lhs: Expr, rhs: Expr, result: Expr) -> None:
    """Warn of `lhs op rhs`: operands as they were written, the result as it was typed."""
    if op in _BITWISE:
        _check_bitwise_precedence(sema, loc, op, lhs, rhs)
        if op != "&":
            for operand in (lhs, rhs):
                if isinstance(operand, BinaryOperator) and _BITWISE.get(operand.op, 9) < _BITWISE[op]:
                    _report_inner(sema, "warn_bitwise_op_in_bitwise_op", operand, (loc, loc + 1), operand.op, op)
    elif op in _SHIFTS:
        for operand in (lhs, rhs):
            if isinstance(operand, BinaryOperator) and operand.op in ("+", "-"):
                _report_inner(sema, "warn_addition_in_bitshift", operand, (loc, loc + 2), op, operand.op)
        if isinstance(result, BinaryOperator):
            check_shift(sema, loc, op, result.lhs, result.rhs)
    elif op in _COMPARISONS:
        _check_comparison(sema, loc, op, lhs, rhs)
    elif op in ("&&", "||"):
        if op == "||":
            _check_and_in_or(sema, loc, lhs, rhs)
        _check_constant_operand(sema, loc, op, lhs, rhs)
    elif isinstance(result, BinaryOperator):
        _check_overflow(sema, result)
    if op in _COMPARISONS or op == "&":
        _check_logical_not(sema, loc, op, lhs, rhs, result)


# ---------------------------------------------------------------- values


def constant_value(sema: SemaBinaryOps, expr: Expr) -> int | None:
    """The value of a literal, a constant variable, or an operator on these that was looked at before."""
    if isinstance(expr, ParenExpr):
        return constant_value(sema, expr.sub)
    if isinstance(expr, ImplicitCastExpr):
        value = constant_value(sema, expr.sub) if expr.kind in _SAME_VALUE or expr.kind == "IntegralCast" else None
        return value if value is None or expr.kind in _SAME_VALUE else _wrap(value, expr)
    if isinstance(expr, (IntegerLiteral, CXXBoolLiteralExpr)):
        return int(expr.value)
    if isinstance(expr, UnaryOperator) and expr.op in ("-", "+"):
        value = constant_value(sema, expr.sub)
        return None if value is None else _wrap(-value if expr.op == "-" else value, expr)
    if isinstance(expr, BinaryOperator):
        return sema.operator_values.get(expr)
    if isinstance(expr, DeclRefExpr) and isinstance(expr.decl, VarDecl) and is_const_qualified(expr.decl.type):
        return sema.evaluate_integer(expr)
    return None


def _wrap(value: int, expr: Expr) -> int | None:
    """The value in the type of `expr`; None when that is no integer."""
    type = scalar_of(expr.type)
    if type is None or type.category not in ("int", "bool") or not is_scalar(expr.type):
        return None
    if type is BOOL:
        return int(bool(value))
    value &= (1 << type.bits) - 1
    return value - (1 << type.bits) if type.is_signed and value >> (type.bits - 1) else value


def _check_overflow(sema: SemaBinaryOps, expr: BinaryOperator) -> None:
    """`+ - *` on two known numbers: the value is kept for the operators around it."""
    type = expr.type.canonical
    if not isinstance(type, BuiltinType) or type.category != "int" or expr.op not in ("+", "-", "*"):
        return
    left, right = constant_value(sema, expr.lhs), constant_value(sema, expr.rhs)
    if left is None or right is None:
        return
    exact = left + right if expr.op == "+" else left - right if expr.op == "-" else left * right
    value = _wrap(exact, expr)
    if value is None:
        return
    sema.operator_values[expr] = value
    if value != exact and type.is_signed:
        sema.diags.report(expr.loc, "warn_integer_constant_overflow", exact, expr.type.quoted(), value,
                          ranges=[expr_range(sema.diags, expr)])


# ---------------------------------------------------------------- shifts


def check_shift(sema: SemaBinaryOps, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> None:
    """The amount of a shift of a scalar, and what a constant is shifted to. `lhs` has its final type."""
    type = lhs.type.canonical
    amount = constant_value(sema, rhs)
    if amount is None or not isinstance(type, BuiltinType):
        return
    ranges = [expr_range(sema.diags, rhs)]
    if amount < 0:
        sema.diags.report(loc, "warn_shift_negative", ranges=ranges)
        return
    if amount >= type.bits:
        sema.diags.report(loc, "warn_shift_gt_typewidth", amount, type.bits, ranges=ranges)
        return
    value = constant_value(sema, lhs) if op[:2] == "<<" and type.is_signed else None
    if value is None:
        return
    ranges = [expr_range(sema.diags, lhs)]
    if value < 0:
        sema.diags.report(loc, "warn_shift_lhs_negative", ranges=ranges)
        return
    bits = value.bit_length() + 1 + amount
    if value and bits > type.bits + 1:
        sema.diags.report(loc, "warn_shift_result_gt_typewidth", f"0x{value << amount:X}", bits, lhs.type.quoted(),
                          type.bits, ranges=[*ranges, expr_range(sema.diags, rhs)])


# ---------------------------------------------------------------- precedence


def _silence(sema: SemaBinaryOps, loc: Loc, op: str, range: SourceRange) -> None:
    sema.diags.report(loc, "note_precedence_silence", op, fixits=insertions(sema.diags, range, "(", ")"))


def _report_inner(sema: SemaBinaryOps, id: str, inner: BinaryOperator, outer: SourceRange, *args: str) -> None:
    """`a | b & c`: the inner operator binds tighter, which parentheses would make plain."""
    range = expr_range(sema.diags, inner)
    if sema.diags.report(inner.loc, id, *args, ranges=[range, outer]):
        _silence(sema, inner.loc, inner.op, range)


def _check_bitwise_precedence(sema: SemaBinaryOps, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> None:
    """`a & b == c`."""
    left = lhs if isinstance(lhs, BinaryOperator) else None
    right = rhs if isinstance(rhs, BinaryOperator) else None
    is_left = left is not None and left.op in _COMPARISONS
    if is_left is (right is not None and right.op in _COMPARISONS) or any(
            side is not None and side.op in _BITWISE for side in (left, right)):
        return
    diags = sema.diags
    inner = left if is_left else right
    assert inner is not None
    whole = expr_range(diags, inner)
    begin, end = expr_range(diags, lhs)[0], expr_range(diags, rhs)[1]
    shown = (begin, loc + len(op)) if is_left else (loc, end)
    if not diags.report(loc, "warn_precedence_bitwise_rel", op, inner.op, ranges=[shown]):
        return
    _silence(sema, loc, inner.op, whole)
    first = (inner.rhs.begin, end) if is_left else (begin, expr_range(diags, inner.lhs)[1])
    diags.report(loc, "note_precedence_bitwise_first", op, fixits=insertions(diags, first, "(", ")"))


def _check_and_in_or(sema: SemaBinaryOps, loc: Loc, lhs: Expr, rhs: Expr) -> None:
    """`a || b && c`."""
    for operand in (lhs, rhs):
        if isinstance(operand, BinaryOperator) and operand.op == "&&" and not sema.diags.sources.is_macro_loc(loc):
            _report_inner(sema, "warn_logical_and_in_logical_or", operand, (loc, loc + 2))


def check_conditional_precedence(sema: SemaBinaryOps, loc: Loc, cond: Expr, rhs: Expr) -> None:
    """`a + b ? c : d` with a bool b; `loc` is the question mark."""
    while isinstance(cond, ImplicitCastExpr):
        cond = cond.sub
    if not isinstance(cond, BinaryOperator) or cond.op not in _ARITHMETIC or not _looks_boolean(cond.rhs):
        return
    diags = sema.diags
    is_bitwise = cond.op in _BITWISE
    id = "warn_precedence_bitwise_conditional" if is_bitwise else "warn_precedence_conditional"
    whole = expr_range(diags, cond)
    if diags.report(loc, id, cond.op, ranges=[whole]):
        _silence(sema, loc, cond.op, whole)
        first = (cond.rhs.begin, expr_range(diags, rhs)[1])
        diags.report(loc, "note_precedence_conditional_first", fixits=insertions(diags, first, "(", ")"))


def _looks_boolean(expr: Expr) -> bool:
    expr = ignore_paren_implicit_casts(expr)
    if isinstance(expr, BinaryOperator):
        return expr.op in _COMPARISONS or expr.op in ("&&", "||")
    return expr.type.canonical is BOOL or (isinstance(expr, UnaryOperator) and expr.op == "!")


def check_extra_parens(sema: SemaBinaryOps, cond: Expr) -> None:
    """`if ((a == b))`: two pairs of parentheses are for assignments."""
    inner = ignore_parens(cond)
    if not isinstance(cond, ParenExpr) or not isinstance(inner, BinaryOperator) or inner.op != "==":
        return
    diags, loc = sema.diags, inner.loc
    left = ignore_paren_implicit_casts(inner.lhs)
    if diags.sources.is_macro_loc(cond.begin) or not left.is_lvalue or is_const_qualified(left.type):
        return
    if diags.report(loc, "warn_equality_with_extra_parens", ranges=[expr_range(diags, inner)]):
        diags.report(loc, "note_equality_comparison_silence",
                     fixits=[FixIt(place, place + 1, "") for place in (cond.begin, cond.end)])
        diags.report(loc, "note_equality_comparison_to_assign", fixits=[FixIt(loc, loc + 2, "=")])


def _check_logical_not(sema: SemaBinaryOps, loc: Loc, op: str, lhs: Expr, rhs: Expr, result: Expr) -> None:
    """`!a == b` and `!a & b`."""
    while isinstance(lhs, ImplicitCastExpr):
        lhs = lhs.sub
    if not isinstance(lhs, UnaryOperator) or lhs.op != "!" or not isinstance(result, BinaryOperator):
        return
    if _looks_boolean(lhs.sub) or _looks_boolean(rhs):
        return
    diags = sema.diags
    if not diags.report(lhs.loc, "warn_logical_not_on_lhs_of_check", op in _BITWISE, ranges=[(loc, loc + len(op))]):
        return
    operand = lhs.sub
    while isinstance(operand, ImplicitCastExpr):
        operand = operand.sub
    fixed = (operand.begin, expr_range(diags, rhs)[1])
    diags.report(lhs.loc, "note_logical_not_fix", op in _BITWISE, fixits=insertions(diags, fixed, "(", ")"))
    diags.report(lhs.loc, "note_logical_not_silence_with_parens",
                 fixits=insertions(diags, expr_range(diags, lhs), "(", ")"))


# ---------------------------------------------------------------- comparisons, logic, assignments


def _is_instance(sema: SemaBinaryOps) -> bool:
    """Is this the body of an instance of a template? What looks strange there may make sense in another."""
    return sema.diags.context is not None and bool(sema.diags.context())


def _same_operand(first: Expr, second: Expr) -> bool:
    """Do two operands name the same variable or member?"""
    first, second = ignore_paren_implicit_casts(first), ignore_paren_implicit_casts(second)
    while isinstance(first, MemberExpr) and isinstance(second, MemberExpr):
        if first.field is not second.field:
            return False
        first, second = ignore_paren_implicit_casts(first.base), ignore_paren_implicit_casts(second.base)
    if isinstance(first, DeclRefExpr) and isinstance(second, DeclRefExpr):
        return first.decl is second.decl and isinstance(first.decl, VarDecl)
    return type(first) is type(second) and first.__class__.__name__ == "CXXThisExpr"


def _check_comparison(sema: SemaBinaryOps, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> None:
    """`a == a` of integers, and `a < b < c`."""
    if op in _RELATIONAL and isinstance(lhs, BinaryOperator) and lhs.op in _RELATIONAL:
        sema.diags.report(loc, "warn_consecutive_comparison", lhs.op, op,
                          ranges=[expr_range(sema.diags, lhs), expr_range(sema.diags, rhs)])
        return
    scalar = scalar_of(lhs.type)
    if scalar is None or scalar.category == "float" or _is_instance(sema):
        return
    if not sema.diags.sources.is_macro_loc(lhs.begin) and _same_operand(lhs, rhs):
        sema.diags.report(loc, "warn_comparison_always", op in _TRUE_OF_EQUALS)


def _check_constant_operand(sema: SemaBinaryOps, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> None:
    """`a && 4`, where `a & 4` may be meant."""
    left, right = scalar_of(lhs.type), scalar_of(rhs.type)
    if left is None or left.category != "int" or right is None or right.category != "int":
        return
    if not is_scalar(lhs.type) or isinstance(rhs.type.canonical, EnumType) or sema.diags.sources.is_macro_loc(rhs.loc):
        return
    if _looks_boolean(rhs) or constant_value(sema, rhs) is None:
        return
    diags = sema.diags
    whole = expr_range(diags, rhs)
    if not diags.report(loc, "warn_logical_instead_of_bitwise", op, ranges=[whole]):
        return
    diags.report(loc, "note_logical_instead_of_bitwise_change_operator", op[0], fixits=[FixIt(loc, loc + 2, op[0])])
    if op == "&&":
        removed = (expr_range(diags, lhs)[1], whole[1])
        diags.report(loc, "note_logical_instead_of_bitwise_remove_constant", fixits=[FixIt(*removed, "")])


def check_self_assignment(sema: SemaBinaryOps, loc: Loc, lhs: Expr, rhs: Expr) -> None:
    """`a = a`."""
    left, right = ignore_paren_implicit_casts(lhs), ignore_paren_implicit_casts(rhs)
    if isinstance(left, DeclRefExpr) and isinstance(right, DeclRefExpr) and left.decl is right.decl:
        is_record = scalar_of(left.type) is None
        id = "warn_self_assignment_overloaded" if is_record else "warn_self_assignment_builtin"
        if not _is_instance(sema) and not sema.diags.sources.is_macro_loc(loc):
            sema.diags.report(loc, id, left.type.quoted(),
                              ranges=[expr_range(sema.diags, lhs), expr_range(sema.diags, rhs)])

