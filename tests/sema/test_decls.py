"""Variables, aliases, namespaces, assertions: what may be declared, and what is said when it may not.

Ids and places were compared with Clang 22 (places that differ on purpose are named in the modules' docstrings).
"""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.types import RecordType
from hlslfe.parse import tree
from hlslfe.sema.sema import Sema

NOT_YET = "err_not_supported_yet"
DEFINED = "note_previous_definition"

VARIABLES = [
    ("static int §2a; static float §1a;", [("err_redefinition_different_type", 1), (DEFINED, 2)]),
    ("static int §2a; static int §1a;", [("err_redefinition", 1), (DEFINED, 2)]),
    ("static int §2a; static float §1a; float f() { return a.xyzw; }",
     [("err_redefinition_different_type", 1), (DEFINED, 2)]),
    ("void f() { int §2a; int §1a; { int a; } }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("void f(int §2a) { int §1a; }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("void f() { for (int §2a = 0;;) { int §1a; } }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("void f() { for (int a = 0;;) { { int a; } } }", []),
    ("void f() { if (int §2x = 1) { int §1x; } }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("void f() { while (int §2x = 1) { int §1x; } }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("void §2f(); static int §1f;", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("void §1v;", [("err_typecheck_decl_incomplete_type", 1)]),
    ("static void §1v; void f() { v; }", [("err_typecheck_decl_incomplete_type", 1)]),
    ("void f() { void §1v; }", [("err_typecheck_decl_incomplete_type", 1)]),
    ("struct §2S; void f() { S §1s; s.a = 1; }",
     [("err_typecheck_decl_incomplete_type", 1), ("note_forward_declaration", 2)]),
    ("static const int §1d;", [("err_default_init_const", 1)]),
    ("void f() { const float4 §1g; }", [("err_default_init_const", 1)]),
    ("void f() { const float §1g[2]; }", [("err_default_init_const", 1)]),
    ("struct S { int a; }; void f() { const S §1s; }", [("err_default_init_const", 1)]),
    ("static constexpr int d = 4; static constexpr int §1e;", [("err_constexpr_var_requires_const_init", 1)]),
    ("static int §1a[];", [("err_typecheck_incomplete_array_needs_initializer", 1)]),
    ("void f() { int §1a[]; a[0] = 1; }", [("err_typecheck_incomplete_array_needs_initializer", 1)]),
    ("static int x = x; void f() { int y = y; }", []),
    ("§1inline static int x;", [("err_inline_non_function", 1)]),
    ("static §1static int x;", [("warn_duplicate_declspec", 1)]),
    ("static §1extern int y; int f() { return y; }", [("err_invalid_decl_spec_combination", 1)]),
    ("static const §1const int z = 1;", [("warn_duplicate_declspec", 1)]),
    ("void f() { §1out int x; }", [("warn_attribute_wrong_decl_type_str", 1)]),
    ("void f() { §1linear float x; }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("§1linear float x; float f() { return x; }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("static float a : §1SEM;", [("warn_attribute_wrong_decl_type_str", 1)]),
    ("static float b : §1register(c0);", [("err_attribute_wrong_decl_type_str", 1)]),
    ("static float z : §1packoffset(c0);", [("err_hlsl_attr_invalid_ast_node", 1)]),
    ("export §1int x; int f() { return x; }", [("err_hlsl_export_not_on_function", 1)]),
    ("export { static §1int x; }", [("err_hlsl_export_not_on_function", 1)]),
    ("void f() { §1auto x = 1; const §2auto y = 2.5; }",
     [("ext_hlsl_auto_type_specifier", 1), ("ext_hlsl_auto_type_specifier", 2)]),
    ("void f() { §2auto §1w; w.x; }", [("ext_hlsl_auto_type_specifier", 2), ("err_auto_var_requires_init", 1)]),
    ("void f() { §2auto w = §1{1, 2}; }", [("ext_hlsl_auto_type_specifier", 2), ("err_auto_var_init_list", 1)]),
    ("void f() { §2auto w = §1q; w.x; }", [("ext_hlsl_auto_type_specifier", 2), ("err_undeclared_var_use", 1)]),
    ("void f() { int a = §1q; a.x = a[1]; }", [("err_undeclared_var_use", 1)]),
    ("namespace N {} static int N::§1x;", [("err_no_member", 1)]),
    ("§1explicit int x; int f() { return x; }", [("err_explicit_non_function", 1)]),
    ("static §1mutable int z;", [("err_mutable_nonmember", 1)]),
    ("§2auto f() { return 1; } struct S { §1auto x; };",
     [("ext_hlsl_auto_type_specifier", 2), ("err_auto_missing_trailing_return", 2), ("err_auto_not_allowed", 1)]),
    ("typedef §1auto T; void g(§2auto x) {}", [("err_auto_not_allowed", 1), ("err_auto_not_allowed", 2)]),
]


@pytest.mark.parametrize(("marked", "expected"), VARIABLES, ids=str)
def test_variables(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


NOT_YET_CASES = [
    "static §1wchar_t x;",
]


@pytest.mark.parametrize("marked", NOT_YET_CASES, ids=str)
def test_what_cannot_be_handled_yet_is_one_error_at_its_place(marked: str) -> None:
    assert reported(marked) == [(NOT_YET, 1)]


ALIASES = [
    ("typedef int §2T; typedef float §1T; typedef int T;", [("err_redefinition_different_typedef", 1), (DEFINED, 2)]),
    ("using §2T = int; using §1T = float; using T = int;", [("err_redefinition_different_typedef", 1), (DEFINED, 2)]),
    ("typedef int §2T; static int §1T;", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("static int §2x; typedef int §1x;", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("struct §2S { int a; }; typedef int §1S;", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("typedef struct S { int a; } S; static S s;", []),
    ("typedef float4 Color, Pair[2]; static Pair p; float4 f() { Color c = p[1]; return c; }", []),
    ("using U = §1Foo; static U u; int f() { return u; }", [("err_unknown_typename", 1)]),
    ("typedef §1Foo U; static U u; int f() { return u; }", [("err_unknown_typename", 1)]),
    ("typedef float TT : §1SEM;", [("warn_attribute_wrong_decl_type_str", 1)]),
    ("void f() { typedef int Q; using W = float; Q q = 2; W w = q; }", []),
    ("struct S { int a; }; static §1S<int> s;", [("err_not_a_template", 1)]),
    ("void f() { §1float4<int> q; }", [("err_not_a_template", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), ALIASES, ids=str)
def test_aliases(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


NAMESPACES = [
    ("namespace N { static int §2a; } namespace N { static int §1a; }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("namespace §2N {} static int §1N;", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("static int §2N; namespace §1N {}", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("namespace N { int f(); } int N::f() { return 1; } int N::§1g() { return 1; }",
     [("err_member_decl_does_not_match", 1)]),
    ("int §1Q::f() { return 1; }", [("err_undeclared_var_use", 1)]),
    ("namespace A::B { static int x; } int f() { return A::B::x; }", []),
]


@pytest.mark.parametrize(("marked", "expected"), NAMESPACES, ids=str)
def test_namespaces(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


@pytest.mark.parametrize(("marked", "expected"), [
    ("static_assert(true, \"x\"); static_assert(1 + 1 == 2);", []),
    ("static_assert(§1false, \"hello\");", [("err_static_assert_failed", 1)]),
    ("static_assert(§11 == 2);", [("err_static_assert_failed", 1)]),
    ("static int q; static_assert(§1q, \"x\");", [("err_static_assert_expression_is_not_constant", 1)]),
    ("static const int k = 3; static_assert(k == 3, \"x\"); void f() { static_assert(k > 1, \"y\"); }", []),
    ("static_assert(§1nope, \"x\");", [("err_undeclared_var_use", 1)]),
    ("§1int;", [("ext_no_declarators", 1)]),
    ("static §1N::x;", [("err_undeclared_var_use", 1)]),
    (";;", []),
], ids=str)
def test_assertions_and_empty_declarations(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def test_a_failed_assertion_prints_its_message() -> None:
    compiled = compilation('static_assert(false, "too big"); static_assert(0 > 1);')
    compiled.unit()
    assert [entry.message for entry in compiled.diags.diagnostics] == [
        "static assertion failed: too big", "static assertion failed"]


def variable(source: str, name: str) -> VarDecl:
    unit = compilation(source).unit()
    assert unit is not None
    return next(decl for decl in unit.decls if isinstance(decl, VarDecl) and decl.name == name)


def test_variables_know_where_they_live() -> None:
    source = "namespace N { static const int k = 3; } static float4 v[2]; static auto x = N::k;"
    assert variable(source, "v").storage == "static"
    assert variable(source, "v").init is None
    assert str(variable(source, "x").type) == "int"
    assert variable(source, "x").init_style == "="
    assert variable(source, "x").begin == source.index("static auto") + 1


def test_unnamed_types_are_known_by_their_first_typedef() -> None:
    source = "namespace N { typedef struct { int a; } First, Second; } static N::Second s; static struct { int b; } t;"
    record = variable(source, "s").type.canonical
    assert isinstance(record, RecordType)
    assert (record.decl.name, record.decl.known_as, str(record)) == ("", "First", "N::First")
    assert str(variable(source, "t").type) == "(unnamed struct)"
    pair = variable("typedef struct { int a; } Pair[2]; static Pair p;", "p")
    assert str(pair.type.canonical) == "(unnamed struct)[2]"


def test_array_sizes_come_from_initialisers() -> None:
    assert str(variable("static int a[] = {1, 2, 3};", "a").type) == "int[3]"
    assert str(variable("static int b[][2] = {1, 2, 3, 4};", "b").type) == "int[2][2]"


def test_blocks_hold_neither_namespaces_nor_functions() -> None:
    # The parser refuses both, so the trees are made by hand.
    compiled = compilation("")
    sema = Sema(compiled.diags, compiled.options)
    sema.push_scope("function")
    sema.act_on_decl(tree.NamespaceDecl(0, "N", []))
    spec = tree.DeclSpec(0, tree.BuiltinTypeSpec(0, ["void"], 0), [], 0)
    declarator = tree.Declarator(0, tree.QualifiedName([tree.NamePart(0, "f", None, 0)]))
    declarator.params = []
    sema.act_on_decl(tree.FunctionDecl(spec, declarator, [], tree.CompoundStmt(0, [], 0)))
    assert [entry.id for entry in compiled.diags.diagnostics] == [
        "err_namespace_nonnamespace_scope", "err_function_definition_not_allowed"]
