"""Methods, bases, static members, operators and constructors in the typed tree."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import FunctionDecl, RecordDecl, VarDecl
from hlslfe.ast.expr import CallExpr, CXXDefaultConstructExpr, CXXThisExpr, DeclRefExpr, ImplicitCastExpr, MemberExpr
from hlslfe.ast.walk import walk

DECLARED = "note_previous_declaration"


def unit_of(source: str) -> list[object]:
    unit = compilation(source).unit()
    assert unit is not None
    return list(unit.decls)


def record(source: str, name: str) -> RecordDecl:
    return next(decl for decl in unit_of(source) if isinstance(decl, RecordDecl) and decl.name == name)


def function(source: str, name: str) -> FunctionDecl:
    return next(decl for decl in unit_of(source) if isinstance(decl, FunctionDecl) and decl.name == name)


def calls(source: str, name: str = "f") -> list[CallExpr]:
    """The calls in a function, outermost first."""
    body = function(source, name).body
    assert body is not None
    return [node for node in walk(body) if isinstance(node, CallExpr)]


# ---------------------------------------------------------------- what is accepted and what is not

CASES = [
    # names of members that stand further down, in bodies and default arguments
    ("struct S { int f(int a = K) { return a + x + g(); } int x; int g() { return x; } static const int K = 2; };", []),
    ("struct S { struct T { int f() { return N; } }; enum { N = 2 }; };", []),
    ("struct S { int f() { return §1later; } }; static int later;", [("err_undeclared_var_use", 1)]),
    # overloads, also by const
    ("struct S { int x; int f() { return 1; } int f() const { return 2; } int f(int a) const { return a; } };", []),
    ("struct S { int §2f(int a); int §1f(int b); };", [("err_member_redeclared", 1), (DECLARED, 2)]),
    ("struct S { int §2f(int a); float §1f(int b); };", [("err_ovl_diff_return_type", 1), (DECLARED, 2)]),
    ("struct S { int f; int §2x; int §1x(int a); };", [("err_redefinition_different_kind", 1),
                                                       ("note_previous_definition", 2)]),
    # bases
    ("struct A { int x; int f() { return x; } }; struct B : A { int g() { return x + f() + A::f() + this.x; } };", []),
    ("struct A { int x; }; struct B : A { float x; }; float f(B b) { return b.x + b.A::x; }", []),
    ("struct A { int x; }; struct B : A {}; typedef B T; struct C : T {}; int f(C c) { return c.x; }", []),
    ("struct A {}; struct B { int b; }; int f(A a, B b) { return a.§1B::b; }", [("err_not_member_of_base", 1)]),
    ("struct A { typedef float T; static int n; struct In { int q; }; };"
     "struct B : A { T t; In i; int f() { return n; } };", []),
    # hiding
    ("struct A { int f(float x); }; struct §2B : A { int f(); }; int g(B b) { return b.§1f(1.0); }",
     [("err_ovl_no_viable_member_function_in_call", 1), ("note_ovl_candidate_arity", 0)]),
    ("struct A { int f(float x); }; struct B : A { using A::f; int f(); };"
     "int g(B b) { return b.f(1.0) + b.f(); }", []),
    # static members and methods
    ("struct S { static int n; static int f() { return n; } }; int S::n;"
     "int g(S s) { return s.n + s.f() + S::n; }", []),
    ("namespace N { struct S { static int n; }; } int N::S::n = 3; int g() { return ++N::S::n; }", []),
    ("struct S { static const int A = 2; int v[A]; static const int B = A * 2; }; static int x[S::B];", []),
    # operators
    ("struct S { int x; }; S operator+(S a, S b) { return a; } S f(S a) { return a + a + a; }", []),
    ("enum E { A }; int operator+(E a, E b) { return 7; } int f() { return A + A; }", []),
    ("struct S { int x; S operator=(int a) { x = a; return this; } }; void f(S s, S t) { s = 2; s = t; }", []),
    ("struct S { int x; }; void f(S s) { s §1= 2; }", [("err_typecheck_convert_incompatible", 0)]),
    ("struct S { int §2operator-() { return 1; } }; int §3operator-(S s) { return 2; } int f(S s) { return §1-s; }",
     [("err_ovl_ambiguous_oper_unary", 1), ("note_ovl_candidate", 2), ("note_ovl_candidate", 3)]),
    # this
    ("struct S { int x; S f() { S other = this; this.x = 2; return this; } };", []),
    ("struct S { int x; void f() const { §1x++; } };", [("err_typecheck_assign_const_unknown", 0)]),
    # default initialisers
    ("struct S { int a = b; int b = 2; float2 v = {1, 2}; }; struct T { S s; }; int f() { T t; return t.s.a; }", []),
    ("struct S { int a = §1nothing; }; int f() { S s; return s.a; }", [("err_undeclared_var_use", 1)]),
    # forward declarations
    ("struct S; struct T { S f(); void g(S s); }; struct S { int x; }; S T::f() { S s; return s; }", []),
    ("struct §2S { S f() { S s; return s; } §1S s; };",
     [("err_field_incomplete_or_sizeless", 0), ("note_type_being_defined", 2)]),
]


@pytest.mark.parametrize(("marked", "expected"), CASES, ids=str)
def test_classes(marked: str, expected: list[tuple[str, int]]) -> None:
    places = {mark for _, mark in expected}
    found = reported(marked)
    assert [id for id, _ in found] == [id for id, _ in expected]
    assert all(mark in places or 0 in places for _, mark in found)


def test_bases_may_not_go_on_for_ever() -> None:
    chain = "struct S0 { int x; };" + "".join(f"struct S{n} : S{n - 1} {{}};" for n in range(1, 300))
    assert [id for id, _ in reported(chain)][:1] == ["err_not_supported_yet"]


# ---------------------------------------------------------------- the tree


def test_calls_have_their_object() -> None:
    source = "struct A { int g(); static int s(); }; struct B : A { int h() { return g() + s(); } };" \
             "int f(B b) { return b.g() + b.s() + A::s(); }"
    objects = [call.base for call in calls(source)]
    assert [type(base) for base in objects] == [ImplicitCastExpr, type(None), type(None)]
    assert isinstance(objects[0], ImplicitCastExpr) and objects[0].kind == "DerivedToBase" and objects[0].is_lvalue
    (method,) = record(source, "B").methods
    assert method.body is not None
    first, second = (node for node in walk(method.body) if isinstance(node, CallExpr))
    assert isinstance(first.base, ImplicitCastExpr) and isinstance(first.base.sub, CXXThisExpr) and second.base is None


def test_const_decides_between_overloads() -> None:
    source = "struct S { int x; int g() { return 1; } int g() const { return 2; } };" \
             "int f(S s) { const S c = s; return s.g() + c.g(); }"
    assert [call.function.function_type.is_const_method for call in calls(source)] == [False, True]


def test_operators_are_calls() -> None:
    source = "struct S { int x; S operator+(S o); int operator[](int i); S operator++(int); };" \
             "S operator*(S a, int b); int f(S s) { s++; return ((s + s) * 2)[1]; }"
    found = [(call.operator, call.base is not None, len(call.args)) for call in calls(source)]
    assert found == [("++", True, 1), ("[]", True, 1), ("*", False, 2), ("+", True, 1)]


def test_static_members_and_their_definitions() -> None:
    source = "struct S { static int n; static const int K = 3; }; int S::n = 4; int f() { return S::n; }"
    inside, constant = record(source, "S").members
    assert isinstance(inside, VarDecl) and isinstance(constant, VarDecl)
    assert (inside.storage, constant.storage, inside.scope) == ("member", "member", ("S",))
    assert inside.definition is not None and inside.definition.previous is inside and constant.definition is None
    unit = unit_of(source)
    outside = unit[1]
    assert isinstance(outside, VarDecl) and outside.previous is not None


def test_linkage_of_methods() -> None:
    source = "struct S { void a() {} void b(); inline void c(); static void d() {} }; void S::b() {} void S::c() {}"
    methods = record(source, "S").methods
    assert [method.linkage for method in methods] == ["inline", "hidden", "inline", "inline"]
    assert [method.is_static_method for method in methods] == [False, False, False, True]
    assert all(method.definition is not None and method.definition.body is not None for method in methods)


def test_members_of_anonymous_structs() -> None:
    source = "struct S { int a; struct { int b; }; }; int f(S s) { return s.b; }"
    body = function(source, "f").body
    assert body is not None
    outer, inner = (node for node in walk(body) if isinstance(node, MemberExpr))
    assert (outer.field.name, inner.field.name) == ("b", "") and isinstance(inner.base, DeclRefExpr)


def test_constructors_are_made_where_members_need_them() -> None:
    source = "struct A { int x = 2; }; struct B { A a[2]; }; struct C { int y; }; void f() { B b; C c; }"
    assert [len(record(source, name).constructors) for name in "ABC"] == [2, 2, 0]
    body = function(source, "f").body
    assert body is not None
    assert [type(node) for node in walk(body)].count(CXXDefaultConstructExpr) == 1
