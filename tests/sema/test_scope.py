"""Lookup: which declaration a name means."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import FunctionDecl, NamedDecl, TypedefDecl, VarDecl
from hlslfe.ast.expr import DeclRefExpr
from hlslfe.ast.stmt import ReturnStmt
from hlslfe.ast.walk import walk
from hlslfe.parse import tree
from hlslfe.sema.sema import Sema


def sema_after(source: str) -> Sema:
    """The Sema object when `source` has been analysed, its scopes still filled."""
    compiled = compilation(source)
    parsed = compiled.syntax_tree()
    assert parsed is not None
    sema = Sema(compiled.diags, compiled.options)
    sema.act_on_translation_unit(parsed)
    return sema


def qualified(spelling: str) -> tree.QualifiedName:
    """`A::b` or `::b` as the parser would give it."""
    is_global = spelling.startswith("::")
    parts = [tree.NamePart(1, part, None, 1) for part in spelling.removeprefix("::").split("::")]
    return tree.QualifiedName(parts, is_global)


def found(source: str, name: str) -> list[NamedDecl]:
    return sema_after(source).lookup(qualified(name))


def value_of(source: str) -> int:
    """The initialiser of the variable that the return statement of `f` names."""
    unit = compilation(source).unit()
    assert unit is not None
    function = next(decl for decl in unit.decls if isinstance(decl, FunctionDecl) and decl.name == "f")
    assert function.body is not None
    result = next(node for node in walk(function.body) if isinstance(node, ReturnStmt))
    assert result.value is not None
    reference = next(node for node in walk(result.value) if isinstance(node, DeclRefExpr))
    assert isinstance(reference.decl, VarDecl)
    assert reference.decl.init is not None
    return reference.decl.init.value  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(("source", "value"), [
    ("static int x = 1; int f() { return x; }", 1),
    ("static int x = 1; int f() { int x = 2; return x; }", 2),
    ("static int x = 1; int f() { { int x = 2; } return x; }", 1),
    ("static int x = 1; int f() { for (int x = 2;;) { return x; } }", 2),
    ("static int x = 1; int f() { for (int x = 2;;) {} return x; }", 1),
    ("static int x = 1; int f() { if (int x = 2) return 0 + x; return 0; }", 2),
    ("static int x = 1; int f() { int x = 2; return ::x; }", 1),
    ("static int x = 1; namespace N { static int x = 2; } int f() { return x; }", 1),
    ("static int x = 1; namespace N { static int x = 2; } int f() { return N::x; }", 2),
    ("static int x = 1; namespace N { static int x = 2; } int f() { using namespace N; int x = 3; return x; }", 3),
    ("namespace N { static int x = 2; } using namespace N; int f() { return x; }", 2),
    ("namespace N { static int x = 2; } int f() { using namespace N; return x; }", 2),
    ("namespace N { static int x = 2; } using N::x; int f() { return x; }", 2),
    ("namespace N { static int x = 2; } static int x = 1; int f() { using N::x; return x; }", 2),
    ("namespace A { namespace B { static int x = 2; } } int f() { return A::B::x; }", 2),
    ("namespace A { namespace B { static int x = 2; } using namespace B; } int f() { return A::x; }", 2),
    ("namespace A { namespace B { static int x = 2; } using namespace B; } using namespace A; int f() { return x; }",
     2),
    ("namespace A { static int x = 2; } namespace A { static int y = x; } int f() { return A::y + A::x; }", 2),
    ("namespace { static int x = 2; } int f() { return x; }", 2),
    ("struct x { int a; }; static int x = 1; int f() { return x; }", 1),
], ids=str)
def test_a_name_means_the_nearest_declaration(source: str, value: int) -> None:
    if "A::y" in source:
        assert reported(source) == []
    else:
        assert value_of(source) == value


def test_types_and_intrinsics_live_in_namespace_hlsl() -> None:
    assert [decl.scope for decl in found("", "float4")] == [("hlsl",)]
    assert [decl.scope for decl in found("", "hlsl::float4")] == [("hlsl",)]
    assert [decl.name for decl in found("", "dot")] == ["dot"]
    assert [decl.name for decl in found("", "::dot")] == ["dot"]
    assert found("", "hlsl::nope") == []
    assert found("namespace N {}", "N::dot") == []


def test_user_functions_join_the_overloads_of_an_intrinsic() -> None:
    assert len(found("float dot(float a);", "dot")) == 2
    assert len(found("float dot(float a); float dot(int a);", "dot")) == 3


def test_a_redeclaration_replaces_the_declaration_before() -> None:
    sema = sema_after("float g(float a); float g(float b); float g(int a);")
    decls = sema.lookup(qualified("g"))
    assert [decl.loc for decl in decls if isinstance(decl, FunctionDecl)] == [25, 43]


def test_other_user_names_hide_an_intrinsic() -> None:
    (decl,) = found("static float dot;", "dot")
    assert isinstance(decl, VarDecl)
    (decl,) = found("struct uint { int a; };", "uint")
    assert decl.scope == ()


def test_functions_of_a_namespace_hide_intrinsics_inside_it() -> None:
    assert reported("namespace N { float saturate(float a); float f() { return saturate(1.0); } }") == []


def test_aliases_open_the_scope_of_what_they_name() -> None:
    source = "enum E { A }; typedef E F; static int a = F::A, b = E::A, c = A;"
    assert reported(source) == []
    assert [decl.name for decl in found(source, "F::A")] == ["A"]


def test_names_of_nested_types_are_found_through_the_struct() -> None:
    (decl,) = found("struct S { struct T { int a; }; typedef int U; T t; };", "S::U")
    assert isinstance(decl, TypedefDecl)
    assert reported("struct S { struct T { int a; }; T t; }; static S::T g; int f() { return g.a; }") == []


@pytest.mark.parametrize(("marked", "expected"), [
    ("int f() { return §1foo; }", [("err_undeclared_var_use", 1)]),
    ("int f() { int §2counter = 1; return §1countr; }",
     [("err_undeclared_var_use_suggest", 1), ("note_previous_decl", 2)]),
    ("namespace Lights { int §2count() { return 1; } } int f() { return §1count(); }",
     [("err_undeclared_var_use_suggest", 1), ("note_previous_decl", 2)]),
    ("namespace §2Lights { int count() { return 1; } } int f() { return §1Ligths::count(); }",
     [("err_undeclared_var_use_suggest", 1), ("note_previous_decl", 2)]),
    ("namespace Lights { int §2count() { return 1; } } int f() { return Lights::§1cuont(); }",
     [("err_no_member", 1)]),
    ("namespace Lights { int §2count() { return 1; } } int f() { return Lights::§1couns(); }",
     [("err_no_member_suggest", 1), ("note_previous_decl", 2)]),
    ("namespace N { struct §2Light { int a; }; } static N::§1Ligt x;",
     [("err_typename_nested_not_found_suggest", 1), ("note_previous_decl", 2)]),
    ("struct S { float §2value; }; float f(S s) { return s.§1valu; }",
     [("err_no_member_suggest", 1), ("note_previous_decl", 2)]),
    ("struct B { float §2value; }; struct S : B { int a; }; float f(S s) { return s.§1valu; }",
     [("err_no_member_suggest", 1), ("note_previous_decl", 2)]),
    ("struct S { float value; }; float f(S s) { return s.§1vaeul; }", [("err_no_member", 1)]),
    ("struct §2Material { float a; }; float f(§1Materiel m) { return 1; }",
     [("err_unknown_typename_suggest", 1), ("note_previous_decl", 2)]),
    ("float4 f(float4 p : §1SV_Postion) { return p; }", [("err_hlsl_unknown_semantic", 1)]),
    ("[§1unrol] void f() {}", [("warn_unknown_attribute_ignored_suggestion", 1)]),
    ("[§1something] void f() {}", [("warn_unknown_attribute_ignored", 1)]),
    ("int f() { §1retrun; }", [("err_undeclared_var_use_suggest", 1)]),
    ("float f(float a) { return §1satrate(a); }", [("err_undeclared_var_use_suggest", 1)]),
    ("int f() { return §1N::x; }", [("err_undeclared_var_use", 1)]),
    ("namespace N {} int f() { return N::§1x; }", [("err_no_member", 1)]),
    ("int f() { return ::§1x; }", [("err_undeclared_var_use", 1)]),
    ("static §1Nope x; int f() { return x + x.y + x[1]; }", [("err_unknown_typename", 1)]),
    ("§1floot4 f() { return 1; }", [("err_unknown_typename_suggest", 1)]),
    ("namespace N {} static N::§1T x;", [("err_typename_nested_not_found", 1)]),
    ("static §1N::T x;", [("err_undeclared_var_use", 1)]),
    ("using namespace §1N;", [("err_expected_namespace_name", 1)]),
    ("namespace N {} using N::§1y; int f() { return y; }", [("err_no_member", 1)]),
    ("using §1N::y; int f() { return y; }", [("err_undeclared_var_use", 1)]),
    ("namespace A { static int §2x; } namespace B { static int §3x; } using namespace A; using namespace B;"
     " int f() { return §1x; }",
     [("err_ambiguous_reference", 1), ("note_ambiguous_candidate", 2), ("note_ambiguous_candidate", 3)]),
    ("namespace A { typedef int T; } namespace B { typedef int T; } using namespace A; using namespace B; static T x;",
     []),
    ("struct x { int a; }; static int x; static struct x y; int f() { return y.a + x; }", []),
    ("static int §2x; struct x { int a; }; static §1x y;",
     [("err_use_of_tag_name_without_tag", 1), ("note_previous_declaration", 2)]),
    ("namespace N { static int x; } static int §2x; using N::§1x;", [("err_using_decl_conflict", 1),
                                                                     ("note_previous_definition", 2)]),
], ids=str)
def test_failed_lookups(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected
