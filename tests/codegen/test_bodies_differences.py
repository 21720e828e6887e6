"""Where bodies are not Clang 22's on purpose, because its values are wrong; and input that must not break anything."""

from __future__ import annotations

import pytest
from test_bodies import body_of

import hlslfe


def test_bool_out_argument_has_memory_form() -> None:
    """Clang makes the temporary i1 and writes 32 bits to it."""
    body = body_of("void g(inout bool a) { a = !a; }\nexport void f(bool b, bool3 c) { g(b); g(c.y); }")
    allocas = [line.strip() for line in body.split("\n") if "alloca" in line]
    assert allocas == [
        "%b.addr = alloca i32, align 4",
        "%c.addr = alloca <3 x i32>, align 16",
        "%tmp = alloca i32, align 4",
        "%tmp4 = alloca i32, align 4",
    ]


def test_store_to_component_of_swizzle() -> None:
    """Clang forgets the swizzle and writes next to its first component."""
    body = body_of("export float4 f(float4 v, int i) { v.zyx[0] = 1; v.zyx[i] = 2; return v; }")
    assert body.split("\n")[5:] == [
        "  %0 = getelementptr <4 x float>, ptr %v.addr, i32 0, i32 2",
        "  store float 1.000000e+00, ptr %0, align 4",
        "  %1 = load i32, ptr %i.addr, align 4",
        "  %2 = extractelement <3 x i32> <i32 2, i32 1, i32 0>, i32 %1",
        "  %3 = getelementptr <4 x float>, ptr %v.addr, i32 0, i32 %2",
        "  store float 2.000000e+00, ptr %3, align 4",
        "  %4 = load <4 x float>, ptr %v.addr, align 16",
        "  ret <4 x float> %4",
    ]


@pytest.mark.parametrize("other", [
    "static int n = 1;\nint g() { return n++; }\nexport int2 f() { return int2(n, g()); }",
    "int g(inout int n) { return n++; }\nexport int2 f(int n) { return int2(n, g(n)); }",
    "int h(int a);\nint g(int n) { return h(n); }\nexport int2 f(int n) { return int2(n, g(n)); }",
])
def test_parts_of_a_list_keep_their_order(other: str) -> None:
    """Clang computes every call first; here the first component is read before the call can change it."""
    body = body_of(other)
    assert body.index("%vecinit = insertelement") < body.index("%call = call")


def test_harmless_call_in_a_list_comes_first() -> None:
    body = body_of("int g(int n) { return n; }\nexport int2 f(int n) { return int2(n, g(n)); }")
    assert body.index("%call = call") < body.index("%vecinit = insertelement")


LONG = 4000


@pytest.mark.parametrize(("source", "opcode", "count"), [
    (f"export float f(float a) {{ return {' + '.join(['a'] * LONG)}; }}", " = fadd ", LONG - 1),
    (f"export bool f(bool a) {{ return {' && '.join(['a'] * LONG)}; }}", " br i1 ", LONG - 1),
    (f"export int f(int a) {{ return ({', '.join(['a++'] * LONG)}); }}", " = add nsw ", LONG),
    ("export int f(int a) { " + " else ".join(f"if (a == {i}) a = 0;" for i in range(1000)) + " return a; }",
     " = icmp eq ", 1000),
    ("export int f(int a) { switch (a) { " + " ".join(f"case {i}:" for i in range(LONG)) + " a = 1; } return a; }",
     ", label %sw.bb\n", LONG),
])
def test_length_is_not_limited_by_the_stack(source: str, opcode: str, count: int) -> None:
    assert body_of(source).count(opcode) == count


def test_endless_loop_loses_must_progress() -> None:
    result = hlslfe.compile("export void f() { while (true) ; }\nexport void g() {}", profile="lib_6_6")
    groups = [line for line in (result.ll or "").split("\n") if line.startswith("attributes")]
    assert [("mustprogress" in group) for group in groups] == [False, True]
