"""What grows beyond all measure ends with an error, soon and at its place."""

from __future__ import annotations

import pytest

import hlslfe


def errors(source: str | bytes, profile: str = "lib_6_6") -> list[tuple[str, int | None]]:
    """(id, line) of all errors; the module is made, too."""
    result = hlslfe.compile(source, profile=profile)
    return [(each.id, each.line) for each in result.diagnostics if each.severity in ("error", "fatal")]


def test_structs_that_double() -> None:
    lines = ["struct T0 { float a, b; };"] + [f"struct T{n} {{ T{n - 1} a, b; }};" for n in range(1, 41)]
    uses = "T40 unused; float f(T30 t) { return 1; }\nint late = nope;"
    # 2 parts, then 2 * (1 + parts): T15 has 131,070
    assert errors("\n".join([*lines, uses])) == [("err_struct_too_large", 16), ("err_undeclared_var_use", 43)]


def test_structs_that_double_through_bases_and_arrays() -> None:
    lines = ["struct A0 { float a; }; struct B0 { float a; };"]
    lines += [f"struct A{n} : A{n - 1} {{ A{n - 1} a[2]; B{n - 1} b[2]; }}; struct B{n} {{ A{n} x; B{n - 1} y; }};"
              for n in range(1, 30)]
    found = errors("\n".join(lines))
    assert [id for id, _ in found] == ["err_struct_too_large"]


def test_large_arrays_of_structs_are_fine() -> None:
    source = "struct S { float a[1000000]; int b; }; struct T { S s[100]; }; float f(T t) { return t.s[3].b; }"
    assert errors(source) == []


@pytest.mark.parametrize("body", ["T a; U b;", ""])
def test_template_arguments_that_double(body: str) -> None:
    lines = [f"template<typename T, typename U> struct P {{ {body} }};", "typedef P<float, float> T0;"]
    lines += [f"typedef P<T{n}, T{n}> T{n + 1};" for n in range(40)]
    found = errors("\n".join([*lines, "static T40 t; void f(T40 a) {}"]))
    assert found == [("err_template_name_too_long", 14)]


def test_splat_into_a_huge_array() -> None:
    assert errors("float f() {\n  float x[2147483647] =\n  (float[2147483647])0;\n  return x[1]; }") == [
        ("err_init_too_many_leaves", 3)]


@pytest.mark.parametrize(("source", "ids"), [
    ("int a = 99999999999999999999;", ["err_integer_literal_too_large"]),
    ("static float a = 1e999999999; float f() { return a; }", []),
    ("static float a = 1e-999999999; float f() { return a; }", []),
    (f"static float a = {'9' * 5000}.0; float f() {{ return a; }}", []),
    (f"static int a = {'9' * 50_000};", ["err_integer_literal_too_large"]),
    (f"static int a = 0x{'f' * 50_000};", ["err_integer_literal_too_large"]),
    (f"static int {'a' * 100_000} = 1; int f() {{ return {'a' * 100_000}; }}", []),
    (f"int a : {'S' * 100_000};", []),
    ("static int a[100000] = {" + "1," * 100_000 + "}; int f(int i) { return a[i]; }", []),
    ("void f(" + ", ".join(f"int p{n}" for n in range(10_000)) + ") {}", []),
    ("enum E {" + ",".join(f"A{n}" for n in range(20_000)) + "};", []),
    ("int a;" + ";" * 100_000, []),
    ("struct S {" + "".join(f"int m{n};" for n in range(20_000)) + "}; int f(S s) { return s.m19999; }", []),
], ids=range(13))
def test_large_but_flat(source: str, ids: list[str]) -> None:
    assert [id for id, _ in errors(source)] == ids


@pytest.mark.parametrize("pieces", [
    ("(", "1", ")"), ("{", "", "}"), ("[", "", "]"), ("do ", ";", " while (1);"), ("if (1) ", ";", ""),
    ("if (1) ; else ", ";", ""), ("for (;;) ", ";", ""), ("switch (1) ", ";", ""), ("while (1) {", "", "}"),
    ("-", "1", ""), ("1 ? 1 : ", "1", ""), ("1 ? ", "1", " : 1"),
    ("(int)", "1", ""), ("f(", "1", ")"), ("a[", "0", "]"), ("1 + (", "1", ")"),
    ("a = ", "1", ""), ("[](int q) { ", "", " }"), ("struct S { ", "int a;", " };"),
    ("label: ", ";", ""),
    ("case 1: ", ";", ""), ("[loop] ", ";", ""), ("!(", "1", ")"), ("int4(", "1", ")"), ("a.", "x", ""),
    ("1, ", "1", ""),
], ids=lambda pieces: pieces[0])
@pytest.mark.parametrize("depth", [700, 5_000])
def test_nesting(pieces: tuple[str, str, str], depth: int) -> None:
    """An error or none, but an end: no RecursionError, no crash, in a time that grows with the length."""
    opening, middle, closing = pieces
    source = f"int f(int b) {{ int a[2]; {opening * depth}{middle}{closing * depth}; }}"
    result = hlslfe.compile(source, profile="lib_6_6")
    assert result.ok or any(each.severity in ("error", "fatal") for each in result.diagnostics)


@pytest.mark.parametrize(("head", "tail"), [
    ("namespace N {", "}"), ("struct S {", "};"), ("#if 1\n", "#endif\n"), ("template<typename T> ", ""),
    ("cbuffer C {", "}"), ("W<", ">"), ("namespace A { struct S {", "}; }"), ("extern \"C\" {", "}"), ("[[a]]", ""),
    ("const ", ""), ("N::", ""), ("int a[1]", ""), ("void f(", ")"),
    ("enum {", "};"), ("*", ""), ("#define A A\nA\n", ""),
])
def test_nested_declarations(head: str, tail: str) -> None:
    for depth in (700, 5_000):
        result = hlslfe.compile(f"{head * depth}int a;{tail * depth}", profile="lib_6_6")
        assert result.ok or any(each.severity in ("error", "fatal") for each in result.diagnostics)
