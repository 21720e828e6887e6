"""Casts and constructors."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, problems, typed
from expr_dump import dump

CASTS = [
    ("(int)x", "!NoOp<int>(ftoi<int>(load(x)))"),
    ("(float)i", "!NoOp<float>(itof<float>(load(i)))"),
    ("(bool)x", "!NoOp<bool>(ftob<bool>(load(x)))"),
    ("(uint)i", "!NoOp<uint>(icast<uint>(load(i)))"),
    ("(half)d", "!NoOp<half>(fcast<half>(load(d)))"),
    ("(float)f4", "!NoOp<float>(cut<float>(load(f4)))"),
    ("(float3)f4", "!NoOp<float3>(cut<float^3>(load(f4)))"),
    ("(int2)f4", "!NoOp<int2>(cut<int^2>(ftoi<int^4>(load(f4))))"),
    ("(float4)i", "!NoOp<float4>(splat<float4>(itof<float>(load(i))))"),
    ("(bool3)f3", "!NoOp<bool3>(ftob<bool^3>(load(f3)))"),
    ("(float3)f3", "!NoOp<float3>(load(f3))"),
    ("(void)x", "!ToVoid<void>(x)"),
    ("float(i)", "!NoOp<float>(itof<float>(load(i)))"),
    ("float3(1)", "!NoOp<float3>(splat<float3>(itof<float>(1:int)))"),
    ("float2(f4)", "!NoOp<float2>(cut<float^2>(load(f4)))"),
    ("int2(f4.xy)", "!NoOp<int2>(ftoi<int^2>(load(f4.xy)))"),
    ("float4(f3, 1)",
     "!NoOp<float4>(InitListExpr<float4>(load(f3[0]), load(f3[1]), load(f3[2]), itof<float>(1:int)))"),
    ("float4(f2, i2)",
     "!NoOp<float4>(InitListExpr<float4>(load(f2[0]), load(f2[1]), itof<float>(load(i2[0])), "
     "itof<float>(load(i2[1]))))"),
    ("float3(x, f2)", "!NoOp<float3>(InitListExpr<float3>(load(x), load(f2[0]), load(f2[1])))"),
    ("float4(x, 1, i, b)",
     "!NoOp<float4>(InitListExpr<float4>(load(x), itof<float>(1:int), itof<float>(load(i)), itof<float>(load(b))))"),
    ("float3(f2 + 1, 1)",
     "!NoOp<float3>(InitListExpr<float3>(load([load(f2) + itof<float2>(splat<int^2>(1:int))]:float2[0]), "
     "load([load(f2) + itof<float2>(splat<int^2>(1:int))]:float2[1]), itof<float>(1:int)))"),
    ("float4()", "!NoOp<float4>(splat<float4>(itof<float>(0:int)))"),
    ("float2{1, 2}", "!NoOp<float2>(InitListExpr<float2>(itof<float>(1:int), itof<float>(2:int)))"),
    ("static_cast<int>(x)", "!NoOp<int>(ftoi<int>(load(x)))"),
    ("static_cast<float2>(f4)", "!NoOp<float2>(cut<float^2>(load(f4)))"),
    ("(float2)a", "!elements<float2>(array<float[3]>(a))"),
    ("(float[2])f4", "!elements<float[2]>(load(f4))"),
    ("(float1)f4", "!NoOp<float1>(cut<float^1>(load(f4)))"),
    ("(int[2])i", "!fill<int[2]>(load(i))"),
    ("(float[3])0", "!fill<float[3]>(0:int)"),
]
STRUCT = "struct S { float f; int2 p; }; static S s; enum E { A, B }; enum class C { X, Y };"


@pytest.mark.parametrize(("text", "expected"), CASTS)
def test_cast(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected


AGGREGATES = [
    ("(S)0", "!fill<S>(0:int)"),
    ("(S)x", "!fill<S>(load(x))"),
    ("(S)f1", "!fill<S>(cut<float>(load(f1)))"),
    ("(S)f3", "!elements<S>(load(f3))"),
    ("(S)s", "!elements<S>(s)"),
    ("S(s)", "!elements<S>(s)"),
    ("(float3)s", "!elements<float3>(s)"),
    ("(float2)s", "!elements<float2>(s)"),
    ("(float)s", "!elements<float>(s)"),
    ("(float[3])s", "!elements<float[3]>(s)"),
    ("S()", "!fill<S>(0:int)"),
    ("S{1, i2}", "!NoOp<S>(InitListExpr<S>(itof<float>(1:int), InitListExpr<int2>(load(i2[0]), load(i2[1]))))"),
    ("(int)C::X", "!icast<int>(X)"),
    ("int(B)", "!NoOp<int>(icast<int>(B))"),
    ("(E)1", "!icast<E>(1:int)"),
    ("(E)x", "!ftoi<E>(load(x))"),
    ("(C)B", "!icast<C>(B)"),
    ("(float)C::Y", "!itof<float>(Y)"),
    ("(float2)C::Y", "splat<float2>(!itof<float>(Y))"),
]


@pytest.mark.parametrize(("text", "expected"), AGGREGATES)
def test_structs_arrays_enums(text: str, expected: str) -> None:
    assert brief(typed(text, STRUCT)) == expected


def test_dump_of_a_constructor() -> None:
    assert dump(typed("float4(f2, 1, i)")) == """\
CXXFunctionalCastExpr 'float4':'vector<float, 4>' <NoOp>
  InitListExpr 'float4':'vector<float, 4>'
    ImplicitCastExpr 'float' <LValueToRValue>
      ArraySubscriptExpr 'float' lvalue vectorcomponent
        DeclRefExpr 'float2':'vector<float, 2>' lvalue ParmVar 'f2'
        IntegerLiteral 'unsigned long' 0
    ImplicitCastExpr 'float' <LValueToRValue>
      ArraySubscriptExpr 'float' lvalue vectorcomponent
        DeclRefExpr 'float2':'vector<float, 2>' lvalue ParmVar 'f2'
        IntegerLiteral 'unsigned long' 1
    ImplicitCastExpr 'float' <IntegralToFloating>
      IntegerLiteral 'int' 1
    ImplicitCastExpr 'float' <IntegralToFloating>
      ImplicitCastExpr 'int' <LValueToRValue>
        DeclRefExpr 'int' lvalue ParmVar 'i'"""


def test_what_has_effects_is_computed_once() -> None:
    prelude = "float3 make(); static int3 g;"
    assert brief(typed("float4(make(), 1)", prelude)) == (
        "!NoOp<float4>(InitListExpr<float4>(load(once(make<float3 ()>())[0]), load(once(make<float3 ()>())[1]), "
        "load(once(make<float3 ()>())[2]), itof<float>(1:int)))")
    assert "once" not in brief(typed("float4(sin(f3), 1)"))
    made = typed("float4(make(), 1)", prelude)
    first, second = (made.sub.inits[k].sub.base for k in (0, 1))  # type: ignore[attr-defined]
    assert first is second


CAST_ERRORS = [
    ("(float4)f2", [("err_bad_cxx_cast_vector_to_vector_different_size", "(float4)f2")]),
    ("float4(f2)", [("err_bad_cxx_cast_vector_to_vector_different_size", "float4(f2)")]),
    ("static_cast<float4>(f2)", [("err_bad_cxx_cast_vector_to_vector_different_size", "static_cast<float4>(f2)")]),
    ("reinterpret_cast<int>(x)", [("err_bad_cxx_cast_generic", "reinterpret_cast<int>(x)")]),
    ("const_cast<float>(x)", [("err_bad_const_cast_dest", "const_cast<float>(x)")]),
    ("(float4)s", [("err_bad_cxx_cast_generic", "(float4)s")]),
    ("(S)f2", [("err_bad_cxx_cast_generic", "(S)f2")]),
    ("float4(f2, 1)", [("err_hlsl_incorrect_num_initializers", "f2, 1)")]),
    ("float4(f4, 1)", [("err_hlsl_incorrect_num_initializers", "f4, 1)")]),
    ("float(1, 2)", [("err_excess_initializers_in_scalar", "float(1, 2)")]),
    ("S(1, 2)", [("err_ovl_no_viable_function_in_init", "S(1, 2)")]),
    ("float2(1, nothing)", [("err_undeclared_var_use", "nothing)")]),
    ("(float)nothing", [("err_undeclared_var_use", "nothing")]),
    ("(float2)f4", []),
]


@pytest.mark.parametrize(("text", "expected"), CAST_ERRORS)
def test_cast_error(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, STRUCT) == expected


def test_counts_in_the_message() -> None:
    assert ids("float3 v = float3(1, 2)") == ["err_hlsl_incorrect_num_initializers"]
