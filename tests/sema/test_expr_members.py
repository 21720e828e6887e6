"""Swizzles, members and subscripts."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, problems, typed
from expr_dump import dump

MEMBERS = [
    ("f4.x", "f4.x"),
    ("f4.wzyx", "f4.wzyx"),
    ("f4.rgba", "f4.rgba"),
    ("f4.xyz.zx", "f4.xyz.zx"),
    ("f4.xx", "f4.xx"),
    ("x.xxx", "splat<float^1>(x).xxx"),
    ("1.5.xx", "splat<float^1>(1.5:float).xx"),
    ("i.r", "splat<int^1>(i).r"),
    ("f4[1]", "f4[1:int]"),
    ("f4[u]", "f4[load(u)]"),
    ("i3[b]", "i3[icast<int>(load(b))]"),
    ("f4[x]", "f4[ftoi<int>(load(x))]"),
    ("a[2]", "a[2:int]"),
    ("av[1].y", "av[1:int].y"),
    ("av[i][0]", "av[load(i)][0:int]"),
    ("f1.x", "f1.x"),
]
STRUCT = "struct S { float f; int2 p; float3 q[2]; }; static S s; S make(); float4 vec(); typedef float A[2]; A arr();"


@pytest.mark.parametrize(("text", "expected"), MEMBERS)
def test_member(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected


def test_types_and_value_categories() -> None:
    assert dump(typed("f4.zyx")).split("\n")[0] == "ExtVectorElementExpr 'vector<float, 3>' lvalue vectorcomponent zyx"
    assert dump(typed("f4.xx")).split("\n")[0] == "ExtVectorElementExpr 'vector<float, 2>' xx"
    assert dump(typed("vec().xy", STRUCT)).split("\n")[0] == "ExtVectorElementExpr 'vector<float, 2>' xy"
    assert dump(typed("x.xx")) == """\
ExtVectorElementExpr 'vector<float, 2>' xx
  ImplicitCastExpr 'vector<float, 1>' lvalue <VectorSplat>
    DeclRefExpr 'float' lvalue ParmVar 'x'"""
    assert dump(typed("s.q[1]", STRUCT)) == """\
ArraySubscriptExpr 'float3':'vector<float, 3>' lvalue
  ImplicitCastExpr 'float3[2]' <ArrayToPointerDecay>
    MemberExpr 'float3[2]' lvalue .q
      DeclRefExpr 'S' lvalue Var 's'
  IntegerLiteral 'int' 1"""


def test_const_reaches_the_parts() -> None:
    assert dump(typed("const float2 c = 1; c.y")).split("\n")[0] == (
        "ExtVectorElementExpr 'const float' lvalue vectorcomponent y")
    assert dump(typed("static const S t = {1, 2, 3, 4, 5, 6, 7, 8, 9}; t.p", STRUCT)).split("\n")[0] == (
        "MemberExpr 'const int2':'vector<int const, 2>' lvalue .p")
    assert brief(typed("const float2 c = 1; f2 = c")) == "[f2 = load(c)]:float2"


def test_parts_of_temporaries() -> None:
    assert brief(typed("x = make().f", STRUCT)) == "[x = load(make<S ()>().f)]:float"
    assert brief(typed("i = make().p.y", STRUCT)) == "[i = load(make<S ()>().p.y)]:int"
    assert brief(typed("x = vec()[1]", STRUCT)) == "[x = load(vec<float4 ()>()[1:int])]:float"
    assert brief(typed("x = vec().w", STRUCT)) == "[x = vec<float4 ()>().w]:float"
    assert brief(typed("x = arr()[i]", STRUCT)) == "[x = load(arr<A ()>()[load(i)])]:float"


MEMBER_ERRORS = [
    ("f4.q", [("err_ext_vector_component_name_illegal", "q")]),
    ("f4.xg", [("err_ext_vector_component_name_illegal", "g")]),
    ("f4.xyzwx", [("err_ext_vector_component_length", "xyzwx")]),
    ("f2.z", [("err_ext_vector_component_exceeds_length", ".z")]),
    ("x.y", [("err_ext_vector_component_exceeds_length", ".y")]),
    ("s.zz", [("err_no_member", "zz")]),
    ("a.x", [("err_typecheck_member_reference_struct_union", ".x")]),
    ("s->f", [("err_hlsl_operator_unsupported", "->f")]),
    ("i[0]", [("err_typecheck_subscript_value", "[0]")]),
    ("a[f2]", [("err_typecheck_subscript_not_integer", "f2]")]),
    ("a[s]", [("err_typecheck_subscript_not_integer", "s]")]),
    ("a[3] = 1", [("warn_array_index_exceeds_bounds", "a[3] = 1"),
                  ("note_array_declared_here", "float a[3], float2 av[2]) { a[3] = 1")]),
    ("a[-1] = 1", [("warn_array_index_exceeds_bounds", "a[-1] = 1"),
                   ("note_array_declared_here", "float a[3], float2 av[2]) { a[-1] = 1")]),
    ("f4[4]", [("err_hlsl_vector_element_index_out_of_bounds", "4]")]),
    ("f4[-1] = 2", [("err_hlsl_vector_element_index_out_of_bounds", "-1] = 2")]),
    ("f4.xy[2]", [("err_hlsl_vector_element_index_out_of_bounds", "2]")]),
    ("f1[1u]", [("err_hlsl_vector_element_index_out_of_bounds", "1u]")]),
    ("av[1][2]", [("err_hlsl_vector_element_index_out_of_bounds", "2]")]),
    ("f4[4.5]", [("err_hlsl_vector_element_index_out_of_bounds", "4.5]")]),
    ("x = f4[3] + f4[i] + f4[true]", []),
    ("nothing.x", [("err_undeclared_var_use", "nothing.x")]),
    ("a[nothing]", [("err_undeclared_var_use", "nothing]")]),
]


@pytest.mark.parametrize(("text", "expected"), MEMBER_ERRORS)
def test_member_error(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, STRUCT) == expected


def test_clang_takes_any_component() -> None:
    assert problems("const uint k = 7; x = f4[k]") == [("err_hlsl_vector_element_index_out_of_bounds", "k]")]
    assert ids("const uint k = 7; x = f4[k]", clang_compat=22) == []
    assert ids("uint k = 7; x = f4[k]") == []


def test_a_float_subscript_is_for_dxc() -> None:
    assert ids("a[x] = 1", all_warnings=True) == ["warn_hlsl_portability"]


def test_methods_must_wait() -> None:
    prelude = "struct M { float f; }; static M m;"
    assert ids("m.f()", prelude) == ["err_typecheck_call_not_function"]
    assert ids("f4.x()", prelude) == ["err_typecheck_call_not_function"]
