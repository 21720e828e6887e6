"""Functions and parameters: redeclarations, modifiers, default arguments, linkage."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import Decl, FunctionDecl, NamespaceDecl

NOT_YET = "err_not_supported_yet"
DEFINED = "note_previous_definition"
DECLARED = "note_previous_declaration"
DUPLICATE = "err_hlsl_duplicate_parameter_modifier"
CONFLICT = "note_conflicting_attribute"

REDECLARATIONS = [
    ("int §2f(int x) { return x; } int §1f(int y) { return y; }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("int §2f(int x); float §1f(int x);", [("err_ovl_diff_return_type", 1), (DECLARED, 2)]),
    ("int f(int x); int f(int y); int f(int z) { return z; } int f(int);", []),
    ("int f(int x); int f(float x); int f(int2 x); int f(); int f(int x, int y);", []),
    ("void f(in float a); void f(inout float a);", []),
    ("void f(out float §2a); void f(inout float §1a);",
     [("err_hlsl_param_qualifier_mismatch", 1), ("note_previous_declaration_as", 2)]),
    ("void f(float a); void f(const float a) {}", []),
    ("void f(float4 a); void f(vector<float, 4> a) {} typedef float4 V; void f(V v);", []),
    ("static int §2f; void §1f() {}", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("struct f { int a; }; void f() {}", []),
    ("namespace §2N {} void §1N() {}", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("static int f() { return 1; } int f();", []),
    ("int §2f(); static int §1f() { return 1; }", [("err_static_non_static", 1), (DECLARED, 2)]),
    ("export static int §1f() { return 1; }", [("err_export_internal", 1)]),
    ("void g() { int f(int x); f(1); } int f(int x) { return x; }", []),
    ("void g() { int f§1(); f(); }", [("warn_empty_parens_are_function_decl", 1)]),
    ("void g() { §1static int h(int a); }", [("err_static_block_func", 1)]),
    ("static int §1f(); void g() { f(); }", [("warn_undefined_internal", 1)]),
    ("static int f(); void g() { f(); } static int f() { return 1; }", []),
    ("inline §1inline int f();", [("warn_duplicate_declspec", 1)]),
    ("§1virtual void f();", [("err_hlsl_virtual_function", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), REDECLARATIONS, ids=str)
def test_redeclarations(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


PARAMETERS = [
    ("void f(§2in §1in float a) {}", [(DUPLICATE, 1), (CONFLICT, 2)]),
    ("void f(§2out §1out int b) {}", [(DUPLICATE, 1), (CONFLICT, 2)]),
    ("void f(§2inout §1in int c) {}", [(DUPLICATE, 1), (CONFLICT, 2)]),
    ("void f(in out int d, out in int e, in const int g, const in int h, uniform float u) {}", []),
    ("void f(int §2a, int §1a) {}", [("err_param_redefinition", 1), (DECLARED, 2)]),
    ("void f(void) {} void g() { f(); }", []),
    ("void f(void §1x) {}", [("err_param_with_void_type", 1)]),
    ("void f(int a, §1void) {}", [("err_void_only_param", 1)]),
    ("struct §2S; S f(); void g(S §1s) {}",
     [("err_typecheck_decl_incomplete_type", 1), ("note_forward_declaration", 2)]),
    ("struct §2S; S §1f() {}", [("err_func_def_incomplete_result", 1), ("note_forward_declaration", 2)]),
    ("void f(§1static int x) {}", [("err_invalid_storage_class_in_func_decl", 1)]),
    ("void f(§1inline int x) {}", [("err_inline_non_function", 1)]),
    ("void f(§1constexpr int x) {}", [("err_invalid_constexpr", 1)]),
    ("void f(groupshared int §1x) {}", [("err_arg_with_address_space", 1)]),
    ("void f(int §1&r) { r = 1; }", [("err_hlsl_pointers_unsupported", 1)]),
    ("int §1*f();", [("err_hlsl_pointers_unsupported", 1)]),
    ("void f(int §1a[]) {}", [(NOT_YET, 1)]),
    ("void f(§1Foo x) { x.y = x; int z = §2w; }", [("err_unknown_typename", 1), ("err_undeclared_var_use", 2)]),
    ("§1Foo f() { return 1; } int g() { return f(1); }", [("err_unknown_typename", 1)]),
    ("void f(float x : §1register(t0)) {}", [("err_attribute_wrong_decl_type_str", 1)]),
    ("float f() : §1register(t0) { return 1; }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("float2 f(float2 a, float2 b[2]);", []),
]


@pytest.mark.parametrize(("marked", "expected"), PARAMETERS, ids=str)
def test_parameters(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


DEFAULTS = [
    ("void f(int a = 1, int §1b) {}", [("err_param_default_argument_missing", 1)]),
    ("void f(int §2a = 1); void f(int §1a = 1) {}", [("err_param_default_argument_redefinition", 1), (DEFINED, 2)]),
    ("void f(int a, int b = 1); void f(int a = 2, int b); void g() { f(); f(1); f(1, 2); }", []),
    ("void f(out int §1a = 1) {}", [("err_lvalue_reference_bind_to_temporary", 1)]),
    ("void f(int a, int b = §1a) {}", [("err_param_default_argument_references_param", 1)]),
    ("void f(int a = §1b) {}", [("err_undeclared_var_use", 1)]),
    ("float f(float4 a = 1, float2 b = {1, 2}) { return a.x + b.y; } float g() { return f(); }", []),
]


@pytest.mark.parametrize(("marked", "expected"), DEFAULTS, ids=str)
def test_default_arguments(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def functions(source: str) -> list[FunctionDecl]:
    """All functions of a text without errors, those in namespaces, too."""
    compiled = compilation(source)
    unit = compiled.unit()
    assert unit is not None
    assert not compiled.has_errors
    found: list[FunctionDecl] = []
    todo: list[Decl] = list(unit.decls)
    while todo:
        decl = todo.pop(0)
        if isinstance(decl, NamespaceDecl):
            todo = decl.decls + todo
        elif isinstance(decl, FunctionDecl):
            found.append(decl)
    return found


def test_redeclarations_form_a_chain() -> None:
    first, second, third = functions("float f(float a); float f(float b) { return b; } float f(float c);")
    assert (second.previous, third.previous) == (first, second)
    assert {first.canonical, second.canonical, third.canonical} == {first}
    assert first.definition is second


def test_defaults_are_handed_down() -> None:
    first, second = functions("float f(float a, float b = 2); float f(float a = 1, float b) { return a + b; }")
    assert second.params[1].default is first.params[1].default
    assert second.params[0].default is not None
    assert first.params[0].default is None


@pytest.mark.parametrize(("source", "linkage"), [
    ("void f() {}", "hidden"),
    ("export void f() {}", "export"),
    ("export { void f() {} }", "export"),
    ("static void f() {}", "static"),
    ("inline void f() {}", "inline"),
    ("constexpr int f() { return 1; }", "inline"),
    ("static void f(); void f() {}", "static"),
    ("void f(); export void f() {}", "export"),
    ("export void f(); void f() {}", "export"),
], ids=str)
def test_linkage(source: str, linkage: str) -> None:
    last = functions(source)[-1]
    assert (last.linkage, last.canonical.linkage) == (linkage, linkage)


def test_the_type_of_a_function_keeps_what_is_written() -> None:
    source = "float4 f(inout float4 a, const S s, int b[2], out int c, in uint u) { c = 1; return a; }"
    (function,) = functions("struct S { int a; };" + source)
    assert str(function.type) == "float4 (inout float4, const S, int[2], out int, uint)"
    assert [param.modifier for param in function.params] == ["inout", "in", "in", "out", "in"]


def test_functions_of_namespaces_know_their_path() -> None:
    declared, defined = functions("namespace A { namespace B { int f(); } } int A::B::f() { return 1; }")
    assert (declared.qualified_name, defined.qualified_name) == ("A::B::f", "A::B::f")
    assert defined.previous is declared


def test_a_prototype_in_a_block_belongs_to_the_namespace() -> None:
    assert reported("void g() { float h(float a); h(1); } float h(float a) { return a; }") == []
