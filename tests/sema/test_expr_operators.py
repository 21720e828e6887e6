"""Operators: how operands are made to agree, and what that makes of them (expected text: `expr_cases.brief`)."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, problems, typed
from expr_dump import dump

from hlslfe.ast.expr import BinaryOperator

OPERATORS = [
    # arithmetic of scalars
    ("i + i", "[load(i) + load(i)]:int"),
    ("i + u", "[icast<uint>(load(i)) + load(u)]:uint"),
    ("i + x", "[itof<float>(load(i)) + load(x)]:float"),
    ("u * 2", "[load(u) * icast<uint>(2:int)]:uint"),
    ("x / d", "[fcast<double>(load(x)) / load(d)]:double"),
    ("x % 2", "[load(x) % itof<float>(2:int)]:float"),
    ("l + i", "[load(l) + icast<int64_t>(load(i))]:int64_t"),
    ("l + u", "[load(l) + icast<int64_t>(load(u))]:int64_t"),
    ("b + x", "[itof<float>(load(b)) + load(x)]:float"),
    ("b + b", "[icast<int>(load(b)) + icast<int>(load(b))]:int"),
    ("b * i", "[icast<int>(load(b)) * load(i)]:int"),
    ("h + h", "[fcast<float>(load(h)) + fcast<float>(load(h))]:float"),
    ("h * 2", "[fcast<float>(load(h)) * itof<float>(2:int)]:float"),
    ("h + x", "[fcast<float>(load(h)) + load(x)]:float"),
    ("d - h", "[load(d) - fcast<double>(load(h))]:double"),
    # vectors
    ("f3 + f3", "[load(f3) + load(f3)]:float3"),
    ("f3 + 1.0", "[load(f3) + splat<float^3>(1:float)]:float^3"),
    ("2 * f3", "[itof<float3>(splat<int^3>(2:int)) * load(f3)]:float3"),
    ("f3 * i3", "[load(f3) * itof<float3>(load(i3))]:float3"),
    ("i3 / u", "[icast<unsigned^3>(load(i3)) / splat<unsigned^3>(load(u))]:unsigned^3"),
    ("i2 + u2", "[icast<uint2>(load(i2)) + load(u2)]:uint2"),
    ("f3 + f2", "[cut<float^2>(load(f3)) + load(f2)]:float^2"),
    ("f4.xy * f2", "[load(f4.xy) * load(f2)]:float^2"),
    ("b3 + b3", "[icast<int^3>(load(b3)) + icast<int^3>(load(b3))]:int^3"),
    ("h2 + h2", "fcast<half^2>([fcast<float^2>(load(h2)) + fcast<float^2>(load(h2))]:float^2)"),
    ("f1 + x", "[load(f1) + splat<float^1>(load(x))]:float^1"),
    ("d2 * f2", "[load(d2) * fcast<double2>(load(f2))]:double2"),
    # bits
    ("i & u", "[icast<uint>(load(i)) & load(u)]:uint"),
    ("b & b", "[load(b) & load(b)]:bool"),
    ("b3 | b3", "[load(b3) | load(b3)]:bool3"),
    ("b & i", "[icast<int>(load(b)) & load(i)]:int"),
    ("i ^ 1", "[load(i) ^ 1:int]:int"),
    ("i << u", "[load(i) << load(u)]:int"),
    ("u >> 1", "[load(u) >> 1:int]:uint"),
    ("i3 << 1", "[load(i3) << splat<int^3>(1:int)]:int3"),
    ("i << i2", "[splat<int^2>(load(i)) << load(i2)]:int^2"),
    ("i3 << i2", "[cut<int^2>(load(i3)) << load(i2)]:int^2"),
    ("b << 1", "[icast<int>(load(b)) << 1:int]:int"),
    ("l >> i", "[load(l) >> load(i)]:int64_t"),
    # comparisons
    ("i < u", "[icast<uint>(load(i)) < load(u)]:bool"),
    ("x == 1", "[load(x) == itof<float>(1:int)]:bool"),
    ("b == b", "[load(b) == load(b)]:bool"),
    ("b != i", "[icast<int>(load(b)) != load(i)]:bool"),
    ("f3 < 1.0", "[load(f3) < splat<float^3>(1:float)]:int^3"),
    ("i3 == i3", "[load(i3) == load(i3)]:int^3"),
    ("b3 != b3", "[load(b3) != load(b3)]:bool^3"),
    ("d2 <= d2", "[load(d2) <= load(d2)]:long^2"),
    ("h < h", "[fcast<float>(load(h)) < fcast<float>(load(h))]:bool"),
    ("h2 < h2", "[fcast<float^2>(load(h2)) < fcast<float^2>(load(h2))]:int^2"),
    ("f3 >= f2", "[cut<float^2>(load(f3)) >= load(f2)]:int^2"),
    # logic
    ("b && i", "[load(b) && itob<bool>(load(i))]:bool"),
    ("x || f3.x", "[ftob<bool>(load(x)) || ftob<bool>(load(f3.x))]:bool"),
    ("!x", "[!ftob<bool>(load(x))]:bool"),
    # unary
    ("-i", "[-load(i)]:int"),
    ("-b", "[-icast<int>(load(b))]:int"),
    ("~b", "[~icast<int>(load(b))]:int"),
    ("+x", "[+load(x)]:float"),
    ("-f3", "[-load(f3)]:float3"),
    ("~u2", "[~load(u2)]:uint2"),
    ("!f3", "[!ftob<bool^3>(load(f3))]:bool^3"),
    ("!b3", "[!load(b3)]:bool^3"),
    ("!i2", "[!itob<bool^2>(load(i2))]:bool^2"),
    ("-h", "[-fcast<float>(load(h))]:float"),
    ("-h2", "fcast<half^2>([-fcast<float^2>(load(h2))]:float^2)"),
    # comma
    ("i = 1, x", "[[i = 1:int]:int , x]:float"),
]
LANE_MASKS = [
    # only asked whether it is true: Clang's integers stay
    ("bool3 r = f3 < 1.0", "itob<bool^3>([load(f3) < splat<float^3>(1:float)]:int^3)"),
    ("(f3 < 1.0) ? f3 : 0.5",
     "[([load(f3) < splat<float^3>(1:float)]:int^3) ? load(f3) : splat<float^3>(0.5:float)]:float^3"),
    ("!(f3 < 1.0)", "[!itob<bool^3>(([load(f3) < splat<float^3>(1:float)]:int^3))]:bool^3"),
    ("any(f3 < 1.0)", "any<bool (int3)>([load(f3) < splat<float^3>(1:float)]:int^3)"),
    ("bool r = (f3 < 1.0).x", "itob<bool>(([load(f3) < splat<float^3>(1:float)]:int^3).x)"),
    ("(f3 < 1.0).x && b", "[itob<bool>(([load(f3) < splat<float^3>(1:float)]:int^3).x) && load(b)]:bool"),
    ("(f3 < f3) & (f3 > f3)", "[([load(f3) < load(f3)]:int^3) & ([load(f3) > load(f3)]:int^3)]:int^3"),
    ("(f3 < f3) == (f3 > f3)", "[([load(f3) < load(f3)]:int^3) == ([load(f3) > load(f3)]:int^3)]:int^3"),
    ("((f3 < f3) & (f3 > f3)) ? f3 : 0.5",
     "[([([load(f3) < load(f3)]:int^3) & ([load(f3) > load(f3)]:int^3)]:int^3) ? load(f3) : "
     "splat<float^3>(0.5:float)]:float^3"),
    # used as numbers: 0 and 1
    ("float3 r = f3 < f3", "itof<float^3>(itob<bool^3>([load(f3) < load(f3)]:int^3))"),
    ("int3 r = f3 < f3", "icast<int^3>(itob<bool^3>([load(f3) < load(f3)]:int^3))"),
    ("(f3 < f3).x + 1", "[icast<int>(itob<bool>(([load(f3) < load(f3)]:int^3).x)) + 1:int]:int"),
    ("-(f3 < f3)", "[-icast<int^3>(itob<bool^3>(([load(f3) < load(f3)]:int^3)))]:int^3"),
    ("f3 * (f3 < f3)", "[load(f3) * itof<float3>(itob<bool^3>(([load(f3) < load(f3)]:int^3)))]:float3"),
    ("(f3 < f3) & i3", "[icast<int3>(itob<bool^3>(([load(f3) < load(f3)]:int^3))) & load(i3)]:int3"),
    ("(f3 < f3) < (f3 > f3)",
     "[itob<bool^3>(([load(f3) < load(f3)]:int^3)) < itob<bool^3>(([load(f3) > load(f3)]:int^3))]:bool^3"),
    ("i3 += f3 < f3", "[i3 += icast<int3>(itob<bool^3>([load(f3) < load(f3)]:int^3)) as int3]"),
    ("float3(f2 < f2, x)",
     "!NoOp<float3>(InitListExpr<float3>(itof<float>(load(itob<bool^2>([load(f2) < load(f2)]:int^2)[0])), "
     "itof<float>(load(itob<bool^2>([load(f2) < load(f2)]:int^2)[1])), load(x)))"),
    ("(float3)(f3 < f3)", "!NoOp<float3>(itof<float^3>(itob<bool^3>(([load(f3) < load(f3)]:int^3))))"),
    ("int3 r = (i, f3 < f3)", "icast<int^3>(itob<bool^3>(([i , [load(f3) < load(f3)]:int^3]:int^3)))"),
    ("b ? (f3 < f3) : i3", "[load(b) ? icast<int3>(itob<bool^3>(([load(f3) < load(f3)]:int^3))) : load(i3)]:int3"),
    ("sin(f3 < f3)", "sin<float3 (float3)>(itof<float^3>(itob<bool^3>([load(f3) < load(f3)]:int^3)))"),
]


@pytest.mark.parametrize(("text", "expected"), OPERATORS)
def test_operator(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected


@pytest.mark.parametrize(("text", "expected"), LANE_MASKS)
def test_a_vector_comparison_counts_as_bool(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected


def test_whole_dump_of_an_operator() -> None:
    assert dump(typed("f4.x + i * 2")) == """\
BinaryOperator 'float' '+'
  ImplicitCastExpr 'float' <LValueToRValue>
    ExtVectorElementExpr 'float' lvalue vectorcomponent x
      DeclRefExpr 'float4':'vector<float, 4>' lvalue ParmVar 'f4'
  ImplicitCastExpr 'float' <IntegralToFloating>
    BinaryOperator 'int' '*'
      ImplicitCastExpr 'int' <LValueToRValue>
        DeclRefExpr 'int' lvalue ParmVar 'i'
      IntegerLiteral 'int' 2"""


def test_native_half_is_computed_as_it_is() -> None:
    options = {"profile": "lib_6_6", "native_half": True}
    assert brief(typed("h + h", **options)) == "[load(h) + load(h)]:half"
    assert brief(typed("h2 * 2", **options)) == "[load(h2) * itof<half2>(splat<int^2>(2:int))]:half2"
    assert brief(typed("h2 < h2", **options)) == "[load(h2) < load(h2)]:short^2"
    assert brief(typed("h2 += h2", **options)) == "[h2 += load(h2) as half2]"


def test_enums() -> None:
    prelude = "enum E { A, B = 5 }; enum class C { X, Y };"
    assert brief(typed("A + B", prelude)) == "[A + B]:E"
    assert brief(typed("A + 1", prelude)) == "[icast<int>(A) + 1:int]:int"
    assert brief(typed("A * x", prelude)) == "[itof<float>(A) * load(x)]:float"
    assert brief(typed("B << 1", prelude)) == "[B << 1:int]:E"
    assert brief(typed("A == B", prelude)) == "[A == B]:bool"
    assert brief(typed("C::X == C::Y", prelude)) == "[X == Y]:bool"
    assert ids("C::X + C::Y", prelude) == ["err_typecheck_invalid_operands"]
    assert ids("C::X == 1", prelude) == ["err_typecheck_invalid_operands"]


OPERATOR_ERRORS = [
    ("s + 1", ["err_typecheck_invalid_operands"]),
    ("s == s", ["err_typecheck_invalid_operands"]),
    ("a + a", ["err_typecheck_invalid_operands"]),
    ("x & 1", ["err_typecheck_invalid_operands"]),
    ("f3 | 1", ["err_typecheck_invalid_operands"]),
    ("x << 1", ["err_typecheck_invalid_operands"]),
    ("i << 1.0", ["err_typecheck_invalid_operands"]),
    ("f3 << 1", ["err_typecheck_expect_int"]),
    ("s && b", ["err_typecheck_invalid_operands"]),
    ("-s", ["err_typecheck_unary_expr"]),
    ("!s", ["err_typecheck_unary_expr"]),
    ("~x", ["err_typecheck_unary_expr"]),
    ("~f3", ["err_typecheck_unary_expr"]),
    ("&i", ["err_hlsl_operator_unsupported"]),
    ("*i", ["err_hlsl_operator_unsupported"]),
    ("b3 && b3", ["err_typecheck_invalid_operands", "note_function_suggestion"]),
    ("f2 || i", ["err_typecheck_invalid_operands", "note_function_suggestion"]),
    ("i / 0", ["warn_remainder_division_by_zero"]),
    ("i %= 0", ["warn_remainder_division_by_zero"]),
    ("x / 0", []),
    ("i, x", ["warn_unused_comma_left_operand"]),
    ("i++, x", []),
    ("f4 + f2", ["warn_hlsl_impcast_vector_truncation"]),
    ("nothing + s", ["err_undeclared_var_use"]),
    ("-nothing", ["err_undeclared_var_use"]),
]


@pytest.mark.parametrize(("text", "expected"), OPERATOR_ERRORS)
def test_operator_error(text: str, expected: list[str]) -> None:
    assert ids(text, "struct S { float f; }; static S s;") == expected


def test_places_of_operator_errors() -> None:
    assert problems("i + a") == [("err_typecheck_invalid_operands", "+ a")]
    assert problems("x + f4 * f2") == [("warn_hlsl_impcast_vector_truncation", "f4 * f2")]
    assert problems("b3 && b3") == [
        ("err_typecheck_invalid_operands", "&& b3"), ("note_function_suggestion", "b3 && b3")]


def test_vector_logic_up_to_hlsl_2018() -> None:
    assert brief(typed("b3 && b3", language_version=2018)) == "[load(b3) && load(b3)]:bool^3"
    assert brief(typed("i3 || b", language_version=2018)) == (
        "[load(i3) || icast<int3>(splat<bool^3>(load(b)))]:int^3")
    assert ids("b3 && b3", language_version=2021) == ["err_typecheck_invalid_operands", "note_function_suggestion"]


def test_long_chains_are_walked() -> None:
    expr = typed("i" + " + i" * 10_000)
    depth = 0
    while isinstance(expr, BinaryOperator):
        expr, depth = expr.lhs, depth + 1
    assert depth == 10_000
    assert ids("i = " * 5000 + "1") == []
    assert ids("i = " + "- " * 3000 + "(-i)") == []
    assert ids("(f3 < 1)" + " & (f3 < 1)" * 3000) == []


def test_long_chains_of_other_operators_are_walked() -> None:
    assert ids("b ? 1 : " * 3000 + "2") == []
    assert ids("(int)" * 3000 + "x") == []
    assert ids("f4" + ".xyzw" * 3000 + " = 1") == []
    assert ids("f4" + "[0]" * 3000) == ["err_typecheck_subscript_value"]
