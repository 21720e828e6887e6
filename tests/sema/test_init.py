"""Initialisers: lists flattened to scalars, copies, unsized arrays, counts."""

from __future__ import annotations

import pytest
from expr_cases import body_of, brief, ids, problems, typed
from expr_dump import dump

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import InitListExpr
from hlslfe.ast.stmt import DeclStmt

STRUCT = (
    "struct S { float f; int2 p; }; struct T { S s; float q[2]; }; static S s; S make(); float3 vec(); "
    "typedef float A2[2]; A2 arr();"
)
LISTS = [
    ("float2 r = {1, 2.5}", "InitListExpr<float2>(itof<float>(1:int), 2.5:float)"),
    ("float2 r = {{1}, {{2}}}", "InitListExpr<float2>(itof<float>(1:int), itof<float>(2:int))"),
    ("float2 r = {f2}", "InitListExpr<float2>(load(f2[0]), load(f2[1]))"),
    ("int2 r = {f2}", "InitListExpr<int2>(ftoi<int>(load(f2[0])), ftoi<int>(load(f2[1])))"),
    ("float r = {i}", "itof<float>(load(i))"),
    ("float2 r = {i,}", "error"),
    ("float r[2] = {1, x}", "InitListExpr<float[2]>(itof<float>(1:int), load(x))"),
    ("float r[2] = {f2}", "InitListExpr<float[2]>(load(f2[0]), load(f2[1]))"),
    ("float2 r[2] = {f4}",
     "InitListExpr<float2[2]>(InitListExpr<float2>(load(f4[0]), load(f4[1])), "
     "InitListExpr<float2>(load(f4[2]), load(f4[3])))"),
    ("float r[2][2] = {f3, 4}",
     "InitListExpr<float[2][2]>(InitListExpr<float[2]>(load(f3[0]), load(f3[1])), "
     "InitListExpr<float[2]>(load(f3[2]), itof<float>(4:int)))"),
    ("S r = {1, 2, 3}", "InitListExpr<S>(itof<float>(1:int), InitListExpr<int2>(2:int, 3:int))"),
    ("S r = {f3}",
     "InitListExpr<S>(load(f3[0]), InitListExpr<int2>(ftoi<int>(load(f3[1])), ftoi<int>(load(f3[2]))))"),
    ("S r = {s}", "InitListExpr<S>(load(s.f), InitListExpr<int2>(load(s.p[0]), load(s.p[1])))"),
    ("S r = {make()}",
     "InitListExpr<S>(load(once(make<S ()>()).f), "
     "InitListExpr<int2>(load(once(make<S ()>()).p[0]), load(once(make<S ()>()).p[1])))"),
    ("T r = {s, f2}",
     "InitListExpr<T>(InitListExpr<S>(load(s.f), InitListExpr<int2>(load(s.p[0]), load(s.p[1]))), "
     "InitListExpr<float[2]>(load(f2[0]), load(f2[1])))"),
    ("float r[2] = {arr()}", "InitListExpr<float[2]>(load(once(arr<A2 ()>())[0]), load(once(arr<A2 ()>())[1]))"),
    ("float r[3] = {vec()}",
     "InitListExpr<float[3]>(load(once(vec<float3 ()>())[0]), load(once(vec<float3 ()>())[1]), "
     "load(once(vec<float3 ()>())[2]))"),
    ("float2 r{1, 2}", "InitListExpr<float2>(itof<float>(1:int), itof<float>(2:int))"),
    ("float2 r(1, 2)", "InitListExpr<float2>(itof<float>(1:int), itof<float>(2:int))"),
    ("float2 r(f2)", "load(f2)"),
    ("float r(i)", "itof<float>(load(i))"),
    ("S r = s", "CXXConstructExpr<S>(s)"),
    ("S r(s)", "CXXConstructExpr<S>(s)"),
    ("S r = make()", "CXXConstructExpr<S>(make<S ()>())"),
    ("float r[3] = a", "ArrayInitLoopExpr<float[3]>(a)"),
    ("float r[2] = arr()", "arr<A2 ()>()"),
]


@pytest.mark.parametrize(("text", "expected"), [row for row in LISTS if row[1] != "error"])
def test_initialiser(text: str, expected: str) -> None:
    assert brief(typed(text, STRUCT)) == expected


def variable(text: str) -> VarDecl:
    stmts, made = body_of(text + ";", STRUCT)
    assert not made.has_errors
    last = stmts[-1]
    assert isinstance(last, DeclStmt) and isinstance(last.decls[-1], VarDecl)
    return last.decls[-1]


UNSIZED = [
    ("float r[] = {1, 2, 3}", "float[3]"),
    ("float2 r[] = {f4, 1, 2}", "float2[3]"),
    ("float r[][2] = {1, 2, 3, 4}", "float[2][2]"),
    ("const float r[] = {1}", "const float[1]"),
    ("S r[] = {s, s}", "S[2]"),
    ("float r[] = a", "float[3]"),
]


@pytest.mark.parametrize(("text", "expected"), UNSIZED)
def test_an_unsized_array_counts_its_initialisers(text: str, expected: str) -> None:
    assert str(variable(text).type) == expected


def test_dump_of_a_list() -> None:
    assert dump(typed("S r = {x, i2}", STRUCT)) == """\
InitListExpr 'S'
  ImplicitCastExpr 'float' <LValueToRValue>
    DeclRefExpr 'float' lvalue ParmVar 'x'
  InitListExpr 'int2':'vector<int, 2>'
    ImplicitCastExpr 'int' <LValueToRValue>
      ArraySubscriptExpr 'int' lvalue vectorcomponent
        DeclRefExpr 'int2':'vector<int, 2>' lvalue ParmVar 'i2'
        IntegerLiteral 'unsigned long' 0
    ImplicitCastExpr 'int' <LValueToRValue>
      ArraySubscriptExpr 'int' lvalue vectorcomponent
        DeclRefExpr 'int2':'vector<int, 2>' lvalue ParmVar 'i2'
        IntegerLiteral 'unsigned long' 1"""


ERRORS = [
    ("float4 r = {1, 2}", [("err_hlsl_incorrect_num_initializers", "{1, 2}")]),
    ("float r = {1, 2}", [("err_hlsl_incorrect_num_initializers", "{1, 2}")]),
    ("float2 r = {f4}", [("err_hlsl_incorrect_num_initializers", "{f4}")]),
    ("float2 r = {}", [("err_hlsl_incorrect_num_initializers", "{}")]),
    ("S r = {1}", [("err_hlsl_incorrect_num_initializers", "{1}")]),
    ("S r = {1, 2, 3, 4}", [("err_hlsl_incorrect_num_initializers", "{1, 2, 3, 4}")]),
    ("float2 r[] = {1, 2, 3}", [("err_hlsl_incorrect_num_initializers", "{1, 2, 3}")]),
    ("float2 r(1, 2, 3)", [("err_hlsl_incorrect_num_initializers", "1, 2, 3)")]),
    ("float r(1, 2)", [("err_ovl_no_viable_function_in_init", "r(1, 2)")]),
    ("S r(1, 2, 3)", [("err_ovl_no_viable_function_in_init", "r(1, 2, 3)")]),
    ("float2 r = {nothing, 1}", [("err_undeclared_var_use", "nothing, 1}")]),
    ("E r = {1}", [("err_init_conversion_failed", "1}")]),
    ("float r[3] = av", [("err_init_conversion_failed", "r[3] = av")]),
]


@pytest.mark.parametrize(("text", "expected"), ERRORS)
def test_initialiser_error(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, STRUCT + " enum E { A };") == expected


def test_message_with_the_counts() -> None:
    _, made = body_of("float4 r = {1, 2};")
    assert [d.message for d in made.diagnostics] == [
        "too few values for 'float4' (aka 'vector<float, 4>'): 4 needed, 2 given"]
    _, made = body_of("float2 r[] = {1, 2, 3};")
    assert [d.message for d in made.diagnostics] == [
        "too few values for 'float2[]' (aka 'vector<float, 2>[]'): 4 needed, 3 given"]


def test_large_lists() -> None:
    made = typed("float r[20000] = {" + "1," * 20000 + "}")
    assert isinstance(made, InitListExpr) and len(made.inits) == 20000


def test_a_giant_is_refused() -> None:
    assert ids("float r[2000000]; float q[2000000] = {r}") == ["err_init_too_many_leaves"]
