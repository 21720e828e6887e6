"""Assignments: conversions to the left side, what may be assigned, ++ and --."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, problems, typed
from expr_dump import dump

STRUCT = "struct S { float f; int2 p; const int k; }; static S s; static const S cs = {1, 2, 3, 4};"
ASSIGNMENTS = [
    ("i = 1", "[i = 1:int]:int"),
    ("x = i", "[x = itof<float>(load(i))]:float"),
    ("i = x", "[i = ftoi<int>(load(x))]:int"),
    ("b = x", "[b = ftob<bool>(load(x))]:bool"),
    ("f2 = i", "[f2 = splat<float2>(itof<float>(load(i)))]:float2"),
    ("f2 = f3", "[f2 = cut<float^2>(load(f3))]:float2"),
    ("x = f3", "[x = cut<float>(load(f3))]:float"),
    ("f4.xy = i2", "[f4.xy = itof<float^2>(load(i2))]:float^2"),
    ("f3 = b3", "[f3 = itof<float^3>(load(b3))]:float3"),
    ("x = y = 2", "[x = load([y = itof<float>(2:int)]:float)]:float"),
    ("a[1] = i", "[a[1:int] = itof<float>(load(i))]:float"),
    ("av[i] = 1", "[av[load(i)] = splat<float2>(itof<float>(1:int))]:float2"),
    ("i += 1", "[i += 1:int as int]"),
    ("i += 2.5", "[i += 2.5:float as float]"),
    ("x *= i", "[x *= itof<float>(load(i)) as float]"),
    ("f3 += i3", "[f3 += itof<float3>(load(i3)) as float3]"),
    ("i3 += f3", "[i3 += load(f3) as float3]"),
    ("i3 *= 0.5", "[i3 *= splat<float^3>(0.5:float) as float^3]"),
    ("i += f3", "[i += cut<float>(load(f3)) as float]"),
    ("f2 -= f3", "[f2 -= cut<float^2>(load(f3)) as float^2]"),
    ("f3 /= 2", "[f3 /= itof<float3>(splat<int^3>(2:int)) as float3]"),
    ("b += b", "[b += icast<int>(load(b)) as int]"),
    ("b &= b", "[b &= load(b) as bool]"),
    ("b |= i", "[b |= load(i) as int]"),
    ("h += h", "[h += fcast<float>(load(h)) as float]"),
    ("h2 *= h2", "[h2 *= fcast<float^2>(load(h2)) as float^2]"),
    ("i <<= u", "[i <<= load(u) as int]"),
    ("i3 <<= 1", "[i3 <<= splat<int^3>(1:int) as int3]"),
    ("u %= 3", "[u %= icast<uint>(3:int) as uint]"),
    ("f4.zw += 1", "[f4.zw += itof<float^2>(splat<int^2>(1:int)) as float^2]"),
    ("f4[i] *= 2", "[f4[load(i)] *= itof<float>(2:int) as float]"),
    ("i++", "[i++]:int"),
    ("--x", "[--x]:float"),
    ("f4.x++", "[f4.x++]:float"),
    ("f3++", "[f3++]:float3"),
    ("--i2", "[--i2]:int2"),
]


@pytest.mark.parametrize(("text", "expected"), ASSIGNMENTS)
def test_assignment(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected


def test_dump_of_a_swizzle_assignment() -> None:
    assert dump(typed("f4.xy = 1")) == """\
BinaryOperator 'vector<float, 2>' lvalue vectorcomponent '='
  ExtVectorElementExpr 'vector<float, 2>' lvalue vectorcomponent xy
    DeclRefExpr 'float4':'vector<float, 4>' lvalue ParmVar 'f4'
  ImplicitCastExpr 'vector<float, 2>' <VectorSplat>
    ImplicitCastExpr 'float' <IntegralToFloating>
      IntegerLiteral 'int' 1"""


def test_dump_of_a_compound_assignment() -> None:
    assert dump(typed("f3 += i3")) == """\
CompoundAssignOperator 'float3':'vector<float, 3>' lvalue '+=' ComputeLHSTy='float3':'vector<float, 3>' \
ComputeResultTy='float3':'vector<float, 3>'
  DeclRefExpr 'float3':'vector<float, 3>' lvalue ParmVar 'f3'
  ImplicitCastExpr 'float3':'vector<float, 3>' <IntegralToFloating>
    ImplicitCastExpr 'int3':'vector<int, 3>' <LValueToRValue>
      DeclRefExpr 'int3':'vector<int, 3>' lvalue ParmVar 'i3'"""


def test_structs_and_arrays_are_copied() -> None:
    prelude = "struct T { float f; }; static T t; T make(); typedef float A3[3]; A3 array();"
    assert brief(typed("t = make()", prelude)) == "[t = make<T ()>()]:T"
    assert brief(typed("t = t", prelude)) == "[t = t]:T"
    assert brief(typed("float c[3]; c = a", prelude)) == "[c = array<float[3]>(a)]:float[3]"
    assert brief(typed("a = array()", prelude)) == "[a = array<A3 ()>()]:float[3]"
    assert brief(typed("float m[2][3]; m[1] = a", prelude)) == "[m[1:int] = array<float[3]>(a)]:float[3]"


def test_enum_compound_assignment() -> None:
    prelude = "enum E { A = 1, B = 2 }; static E e;"
    assert brief(typed("e |= B", prelude)) == "[e |= B as E]"
    assert ids("e |= 1", prelude) == ["err_typecheck_convert_incompatible"]
    assert ids("e = 1", prelude) == ["err_typecheck_convert_incompatible"]
    assert ids("e++", prelude) == ["err_typecheck_illegal_increment_decrement"]


NOT_ASSIGNABLE = [
    ("1 = i", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("i + 1 = 2", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("i++++", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("(++i)++", []),
    ("f4.xx = 1", ["err_typecheck_duplicate_vector_components_not_mlvalue"]),
    ("f4.xyx.xz = 1", ["err_typecheck_duplicate_vector_components_not_mlvalue"]),
    ("f4.xyx.xy = 1", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("f4.xyz.zx = 1", []),
    ("f4.xx += 1", ["err_typecheck_duplicate_vector_components_not_mlvalue"]),
    ("make().f = 1", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("vec()[1] = 1", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("vec().x = 1", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("const float c = 1; c = 2", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("const float2 c = 1; c.x = 2", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("const float2 c = 1; c[1] = 2", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("const float c[2] = {1, 2}; c[1] = 2", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("const float c[2] = {1, 2}; float e[2] = {3, 4}; c = e", ["err_typecheck_assign_const",
                                                             "note_typecheck_assign_const"]),
    ("cs.f = 1", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("s.k = 1", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("const int c = 1; c++", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("const int c = 1; (b ? c : i) = 2", ["err_typecheck_assign_const_unknown"]),
    ("(b ? x : y) = 2", []),
    ("b--", ["err_increment_decrement_bool"]),
    ("b++", ["warn_increment_bool"]),
    ("s++", ["err_typecheck_illegal_increment_decrement"]),
    ("b3++", ["err_typecheck_illegal_increment_decrement"]),
    ("f3 += f2", ["err_hlsl_vector_compound_assignment_truncation"]),
    ("f2 += f3", ["warn_hlsl_impcast_vector_truncation"]),
    ("i += f3", []),
    ("i &= x", ["err_typecheck_invalid_operands"]),
    ("x <<= 1", ["err_typecheck_invalid_operands"]),
    ("s += 1", ["err_typecheck_invalid_operands"]),
    ("f4 = f2", ["err_typecheck_convert_incompatible"]),
    ("i = s", ["err_typecheck_convert_incompatible"]),
    ("s = i", ["err_typecheck_convert_incompatible"]),
    ("a = av", ["err_typecheck_convert_incompatible"]),
    ("i = nothing", ["err_undeclared_var_use"]),
]


@pytest.mark.parametrize(("text", "expected"), NOT_ASSIGNABLE)
def test_what_may_be_assigned(text: str, expected: list[str]) -> None:
    assert ids(text, STRUCT + " S make(); float3 vec();") == expected


def test_places() -> None:
    assert problems("f4 = f2") == [("err_typecheck_convert_incompatible", "f2")]
    assert problems("const float c = 1; c = 2") == [
        ("err_typecheck_assign_const", "= 2"), ("note_typecheck_assign_const", "c = 1")]
    assert problems("f3 += f2") == [("err_hlsl_vector_compound_assignment_truncation", "f3 += f2")]


def test_vector_increments_are_for_dxc() -> None:
    assert ids("f3++", all_warnings=True) == ["warn_hlsl_portability"]
