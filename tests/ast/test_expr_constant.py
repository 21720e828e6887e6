"""Constant evaluation: which expressions fold, and to what."""

from __future__ import annotations

import math

import pytest

from hlslfe.ast.constant_ops import wrap_int
from hlslfe.ast.decl import ParmVarDecl, VarDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    ConditionalOperator,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    ImplicitCastExpr,
    InitListExpr,
    IntegerLiteral,
    ParenExpr,
    UnaryOperator,
)
from hlslfe.ast.expr_constant import ConstantEvaluator
from hlslfe.ast.types import BOOL, BUILTIN_TYPES, FLOAT, HALF, INT, UINT, ASTContext, Type

CONTEXT = ASTContext()
INT3, FLOAT3 = CONTEXT.vector(INT, 3), CONTEXT.vector(FLOAT, 3)


def number(value: float, type: Type = INT) -> Expr:
    return IntegerLiteral(0, type, value) if isinstance(value, int) else FloatingLiteral(0, type, value)


def binary(op: str, lhs: Expr, rhs: Expr, type: Type | None = None) -> Expr:
    return BinaryOperator(0, 0, 0, type or lhs.type, op, lhs, rhs)


def variable(type: Type, init: Expr | None) -> Expr:
    decl = VarDecl(0, "v", type, "local")
    decl.init = init
    return DeclRefExpr(0, 0, 0, type, decl, True)


@pytest.mark.parametrize(("op", "a", "b", "type", "expected", "is_defined"), [
    ("+", 2, 3, INT, 5, True),
    ("-", 2, 3, UINT, 0xFFFFFFFF, True),
    ("+", 0x7FFFFFFF, 1, INT, -0x80000000, False),
    ("*", 0x10000, 0x10000, UINT, 0, True),
    ("/", 7, 2, INT, 3, True),
    ("%", 7, 4, INT, 3, True),
    ("<<", 1, 3, INT, 8, True),
    ("<<", 1, 31, INT, -0x80000000, True),
    ("<<", 3, 31, INT, -0x80000000, False),
    ("<<", 1, 33, UINT, 2, False),
    (">>", 16, 2, UINT, 4, True),
    ("^", 6, 3, INT, 5, True),
])
def test_integers(op: str, a: int, b: int, type: Type, expected: int, is_defined: bool) -> None:
    expr = binary(op, number(a, type), number(b, type))
    evaluator = ConstantEvaluator()
    assert evaluator.evaluate(expr) == expected
    assert evaluator.evaluate_int(expr) == (expected if is_defined else None)


def test_division_truncates_and_by_zero_is_no_constant() -> None:
    evaluator = ConstantEvaluator()
    minus_seven = UnaryOperator(0, 0, 0, INT, "-", number(7))
    assert evaluator.evaluate(binary("/", minus_seven, number(2))) == -3
    assert evaluator.evaluate(binary("%", minus_seven, number(4))) == -3
    assert evaluator.evaluate(binary("/", number(1), number(0))) is None


def test_floats_are_rounded_to_their_type() -> None:
    evaluator = ConstantEvaluator()
    assert evaluator.evaluate(number(0.1, FLOAT)) == 0.10000000149011612
    assert evaluator.evaluate(number(0.1, HALF)) == 0.10000000149011612
    assert ConstantEvaluator(native_half=True).evaluate(number(0.1, HALF)) == 0.0999755859375
    assert evaluator.evaluate(binary("/", number(1.0, FLOAT), number(0.0, FLOAT))) == math.inf
    assert evaluator.evaluate(binary("%", number(5.0, FLOAT), number(2.0, FLOAT))) is None
    not_a_number = binary("/", number(0.0, FLOAT), number(0.0, FLOAT))
    assert evaluator.evaluate_defined(not_a_number) is None


@pytest.mark.parametrize(("kind", "value", "source", "dest", "expected"), [
    ("IntegralToFloating", 16777217, INT, FLOAT, 16777216.0),
    ("FloatingToIntegral", 2.75, FLOAT, INT, 2),
    ("FloatingToBoolean", 0.5, FLOAT, BOOL, True),
    ("IntegralToBoolean", 0, INT, BOOL, False),
    ("IntegralCast", 0xFFFFFFFF, UINT, INT, -1),
    ("IntegralCast", 300, INT, BUILTIN_TYPES["uchar"], 44),
])
def test_casts(kind: str, value: float, source: Type, dest: Type, expected: float) -> None:
    assert ConstantEvaluator().evaluate(ImplicitCastExpr(dest, kind, number(value, source))) == expected


def test_const_variables_fold_others_do_not() -> None:
    evaluator = ConstantEvaluator()
    assert evaluator.evaluate(variable(INT.with_const(), number(3))) == 3
    assert evaluator.evaluate(variable(INT, number(3))) is None
    assert evaluator.evaluate(variable(INT.with_const(), None)) is None
    param = ParmVarDecl(0, "p", INT.with_const(), "in", 0)
    assert evaluator.evaluate(DeclRefExpr(0, 0, 0, param.type, param, True)) is None


def test_a_variable_that_names_itself() -> None:
    expr = variable(INT.with_const(), None)
    assert isinstance(expr, DeclRefExpr) and isinstance(expr.decl, VarDecl)
    expr.decl.init = binary("+", expr, number(1))
    assert ConstantEvaluator().evaluate(expr) is None


def test_logic_looks_at_the_left_side_first() -> None:
    evaluator, unknown = ConstantEvaluator(), variable(BOOL, None)
    true, false = number(1, BOOL), number(0, BOOL)
    assert evaluator.evaluate(binary("&&", false, unknown)) is False
    assert evaluator.evaluate(binary("||", true, unknown)) is True
    assert evaluator.evaluate(binary("&&", unknown, false)) is None
    assert evaluator.evaluate(binary("&&", true, unknown)) is None
    assert evaluator.evaluate(ConditionalOperator(0, 0, 0, INT, true, number(4), variable(INT, None))) == 4


def test_vectors() -> None:
    evaluator = ConstantEvaluator()
    list_ = InitListExpr(0, [number(1), number(2), number(3)], 0, INT3)
    const = variable(INT3.with_const(), list_)
    assert evaluator.evaluate(const) == (1, 2, 3)
    assert evaluator.evaluate(ExtVectorElementExpr(0, 0, 0, INT, const, "y", (1,), True)) == 2
    assert evaluator.evaluate(ExtVectorElementExpr(0, 0, 0, INT3, list_, "zyx", (2, 1, 0), False)) == (3, 2, 1)
    assert evaluator.evaluate(ExtVectorElementExpr(0, 0, 0, INT3, const, "zyx", (2, 1, 0), True)) is None
    assert evaluator.evaluate(ArraySubscriptExpr(0, 0, 0, INT, const, number(2), True)) == 3
    assert evaluator.evaluate(ArraySubscriptExpr(0, 0, 0, INT, const, number(3), True)) is None
    assert evaluator.evaluate(binary("+", list_, list_)) == (2, 4, 6)
    assert evaluator.evaluate(binary("<", list_, ImplicitCastExpr(INT3, "VectorSplat", number(2)))) == (-1, 0, 0)
    assert evaluator.evaluate(ImplicitCastExpr(INT, "HLSLVectorTruncation", list_)) == 1


def test_conversions_of_whole_vectors_are_for_globals() -> None:
    splat = ImplicitCastExpr(INT3, "VectorSplat", number(1))
    expr = ImplicitCastExpr(FLOAT3, "IntegralToFloating", splat)
    assert ConstantEvaluator().evaluate(expr) is None
    assert ConstantEvaluator(folds_all=True).evaluate(expr) == (1.0, 1.0, 1.0)


def test_elementwise_casts() -> None:
    array = CONTEXT.array(FLOAT, 2)
    value = InitListExpr(0, [number(1), number(2), number(3)], 0, INT3)
    evaluator = ConstantEvaluator()
    assert evaluator.evaluate(ImplicitCastExpr(array, "HLSLElementwiseCast", value)) == [1.0, 2.0]
    assert evaluator.evaluate(ImplicitCastExpr(array, "HLSLAggregateSplatCast", number(3))) == [3.0, 3.0]


def test_long_chain_needs_no_stack() -> None:
    expr = number(1)
    for _ in range(5000):
        expr = ParenExpr(0, binary("+", expr, number(1)), 0)
    assert ConstantEvaluator().evaluate(expr) == 5001
    unknown = variable(INT, None)
    for _ in range(5000):
        unknown = binary("+", unknown, number(1))
    assert ConstantEvaluator().evaluate(unknown) is None


def test_wrap_int() -> None:
    assert wrap_int(128, BUILTIN_TYPES["char"]) == -128
    assert wrap_int(-1, BUILTIN_TYPES["ulong"]) == 2**64 - 1
    assert wrap_int(2, BOOL) is True
