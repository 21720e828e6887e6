"""Interfaces: what may stand in them, and who has objects."""

from __future__ import annotations

import pytest

import hlslfe

SHAPE = "interface Shape { float area(float k); };\n"
USE = "float4 main(float k : K) : SV_Target { return 1; }"


def reported(text: str) -> list[tuple[str, int, list[str]]]:
    """(id, line, ids of its notes) of each error."""
    result = hlslfe.check(text, profile="ps_6_6")
    return [(item.id, item.line, [note.id for note in item.notes]) for item in result.diagnostics]


@pytest.mark.parametrize(("member", "id"), [
    ("float k;", "err_invalid_member_in_interface"),
    ("static const int n = 2;", "err_invalid_member_in_interface"),
    ("static float f();", "err_invalid_member_in_interface"),
    ("float operator-(float x);", "err_invalid_member_in_interface"),
    ("struct In { int i; };", "err_invalid_member_in_interface"),
])
def test_members(member: str, id: str) -> None:
    assert reported(f"interface I {{\n{member} }};\n{USE}") == [(id, 2, [])]


def test_an_interface_has_no_base() -> None:
    assert reported(SHAPE + "interface I : Shape { float f(); };\n" + USE) == [("err_invalid_base_in_interface", 2, [])]


@pytest.mark.parametrize("declaration", [
    "Shape s;", "static Shape s;", "Shape s[3];", "float f(Shape s);", "float f(inout Shape s) { return 1; }",
    "Shape f();", "struct S { Shape s; };", "class A : Shape { float k; }; static A a;",
    "class A : Shape { float area(int k) { return k; } }; static A a;",
    "class A : Shape { float area(out float k) { k = 1; return k; } }; static A a;",
    "class B { float area(float k) { return k; } }; class A : B, Shape { float k; }; static A a;",
])
def test_there_are_no_objects_without_all_methods(declaration: str) -> None:
    expected = [("err_abstract_type_in_decl", 2, ["note_pure_virtual_function"])]
    assert reported(f"{SHAPE}{declaration}\n{USE}") == expected


def test_the_result_is_that_of_the_interface() -> None:
    text = SHAPE + "class A : Shape {\nint area(float k) { return 1; } };\n" + USE
    assert reported(text) == [("err_different_return_type_for_overriding_virtual_function", 3,
                               ["note_overridden_virtual_function"])]


@pytest.mark.parametrize("declaration", [
    "class A : Shape { float area(float k) { return k; } };",
    "struct A : Shape { float k; float area(float k); }; float A::area(float k) { return k; }",
    "class B : Shape { float area(float k) { return k; } }; class A : B { int n; };",
    "interface Named { uint id(); }; class B { int n; };"
    "class A : B, Shape, Named { float area(float k) { return k; } uint id() { return n; } };",
])
def test_a_class_with_all_methods_is_like_any_other(declaration: str) -> None:
    text = f"{SHAPE}{declaration}\nfloat4 main(float k : K) : SV_Target {{ A a = (A)0; return a.area(k); }}"
    result = hlslfe.compile(text, profile="ps_6_6")
    assert result.ok, result.diagnostics
    assert result.ll is not None and "Shape" not in result.ll
