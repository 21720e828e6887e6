"""Constructors, conversion functions, unions, bit-fields and several bases in the typed tree."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import CXXConstructorDecl, FunctionDecl, RecordDecl
from hlslfe.ast.expr import CallExpr, CXXConstructorExpr, Expr, ImplicitCastExpr
from hlslfe.ast.walk import walk
from hlslfe.sema.type_size import type_size

ANGLE = "struct A { int x; A(int i) { x = i; } A(float f, int k = 2) { x = k; } explicit A(int2 v) { x = 1; } }; "
LEVEL = "struct L { int s; operator int() const { return s; } operator float4() { return s; } }; "


def decls(source: str) -> list[object]:
    unit = compilation(source).unit()
    assert unit is not None
    return list(unit.decls)


def record(source: str, name: str) -> RecordDecl:
    return next(decl for decl in decls(source) if isinstance(decl, RecordDecl) and decl.name == name)


def nodes(source: str, name: str = "f") -> list[object]:
    function = next(decl for decl in decls(source) if isinstance(decl, FunctionDecl) and decl.name == name)
    assert function.body is not None
    return list(walk(function.body))


# ---------------------------------------------------------------- constructors


def test_a_constructor_has_two_variants_with_one_body() -> None:
    constructors = record(ANGLE, "A").user_constructors
    assert [str(one.type) for one in constructors] == ["void (int)", "void (float, int)", "void (int2)"]
    first = constructors[0]
    assert first.base_variant is not None
    assert (first.name, first.base_variant.name, first.spelled_name) == ("$C1", "$C2", "A")
    assert first.body is first.base_variant.body
    assert [one.is_explicit for one in constructors] == [False, False, True]
    assert [one.least_args for one in constructors] == [1, 1, 1]


@pytest.mark.parametrize(("made", "signature", "count"), [
    ("A a(3);", "void (int)", 1),
    ("A a = 3;", "void (int)", 1),
    ("A a = A(3);", "void (int)", 1),
    ("A a = (A)3;", "void (int)", 1),
    ("A a = {3};", "void (int)", 1),
    ("A a(2.5);", "void (float, int)", 2),
    ("A a = A(2.5, 4);", "void (float, int)", 2),
    ("A a(int2(1, 2));", "void (int2)", 1),
])
def test_the_constructor_that_is_chosen(made: str, signature: str, count: int) -> None:
    found = [node for node in nodes(ANGLE + f"void f() {{ {made} }}") if isinstance(node, CXXConstructorExpr)]
    assert [(str(node.constructor.type), len(node.args)) for node in found] == [(signature, count)]


def test_what_a_constructor_does_before_its_body() -> None:
    source = "struct P { int p; P() { p = 1; } }; struct Q : P { P a; int b = 4; int c; Q(int i) { c = i; } };"
    constructor = record(source, "Q").user_constructors[0]
    assert [type(one).__name__ for one in constructor.initializers] == [
        "CallExpr", "CXXCtorInitializer", "CXXCtorInitializer"]
    assert isinstance(constructor, CXXConstructorDecl)


# ---------------------------------------------------------------- conversion functions


def converted(source: str) -> list[str]:
    return [node.sub.function.name for node in nodes(source) if isinstance(node, ImplicitCastExpr)
            and node.kind == "UserDefinedConversion" and isinstance(node.sub, CallExpr)]


@pytest.mark.parametrize(("body", "names"), [
    ("int i = l;", ["operator int"]),
    ("float4 v = l;", ["operator vector<float, 4>"]),
    ("float x = l;", ["operator int"]),
    ("if (l) {}", ["operator int"]),
])
def test_the_conversion_that_is_chosen(body: str, names: list[str]) -> None:
    qualifier = "" if "float4" in body else "const "
    assert converted(LEVEL + f"void f({qualifier}L l) {{ {body} }}") == names


def test_two_conversions_of_one_operand_are_ambiguous() -> None:
    assert reported(LEVEL + "float4 f(L l) { return l §1* 2; }") == [("err_typecheck_invalid_operands", 1)]


# ---------------------------------------------------------------- unions, bit-fields, bases


@pytest.mark.parametrize(("source", "size"), [
    ("union S { int i; float3 v; };", 12),
    ("struct S { int a : 3; uint b : 5; };", 1),
    ("struct S { int a : 3; int : 0; int b : 3; float c; };", 9),
    ("struct S { int a : 20; int b : 20; };", 5),
])
def test_sizes(source: str, size: int) -> None:
    assert type_size(record(source, "S").type, False) == size


def test_bit_fields_are_promoted() -> None:
    source = "struct S { uint a : 5; uint b : 32; }; void f(S s) { s.a >> 1; s.b >> 1; }"
    types = [str(node.type) for node in nodes(source) if isinstance(node, Expr) and getattr(node, "op", "") == ">>"]
    assert types == ["int", "uint"]


def test_access_of_bases() -> None:
    source = "struct A { int a; }; struct B { int b; }; struct C : private A, B { int c; };"
    found = record(source, "C")
    assert [(base.name, access) for base, access in zip(found.bases, found.base_access, strict=True)] == [
        ("A", "private"), ("B", "public")]
