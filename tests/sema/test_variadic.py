"""Packs: what is deduced, how often a pattern is expanded, what is reported and where."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import FunctionDecl, RecordDecl
from hlslfe.ast.template import TemplatePack, arguments_text
from hlslfe.ast.template_variables import VarTemplateDecl

# declarations, call (x float, i int), the first instance
DEDUCED = [
    ("template <typename... T> int f(T... t) { return 1; }", "f()", "f<>"),
    ("template <typename... T> int f(T... t) { return 1; }", "f(x, i, 2u)", "f<float, int, unsigned int>"),
    ("template <typename... T> int f(T... t) { return 1; }", "f<double>(x, i)", "f<double, int>"),
    ("template <typename H, typename... T> int f(H h, T... t) { return 1; }", "f(x, i)", "f<float, int>"),
    ("template <typename... T> int f(vector<T, 2>... t) { return 1; }", "f(float2(1, 2), int2(1, 2))", "f<float, int>"),
    ("template <int... N> int f(vector<float, N>... t) { return 1; }", "f(float2(1, 2), float3(1, 2, 3))", "f<2, 3>"),
    ("template <typename... T> struct P { int a; }; template <typename... T> int f(P<T...> p) { return 1; }",
     "f((P<int, float>)0)", "f<int, float>"),
    ("template <typename... T> struct P { int a; }; template <typename H, typename... T> int f(P<H, T...> p) "
     "{ return 1; }", "f((P<int, float, bool>)0)", "f<int, float, bool>"),
    ("template <typename R, typename... T> R f(T... t) { return 1; }", "f<int>(x, x)", "f<int, float, float>"),
    ("template <typename T> int f(T a) { return 1; } template <typename T, typename... R> int f(T a, R... r) "
     "{ return 2; }", "f(x)", "f<float>"),
    ("template <typename T> struct B { T a; }; template <template <typename> class C, typename T> int f(C<T> c) "
     "{ return 1; }", "f((B<int>)0)", "f<B, int>"),
]


@pytest.mark.parametrize(("declarations", "call", "instance"), DEDUCED, ids=lambda text: str(text)[-40:])
def test_deduction(declarations: str, call: str, instance: str) -> None:
    made = compilation(f"{declarations} void t(float x, int i) {{ {call}; }}")
    unit = made.unit()
    assert unit is not None and [found.id for found in made.diagnostics if found.severity == "error"] == []
    first = unit.instances[0]
    assert first.template is not None
    assert first.qualified_name + arguments_text(first.template.args) == instance


def test_parameters_of_a_pack_are_parameters() -> None:
    unit = compilation("template <typename... T> int f(int a, T... t) { return sizeof...(t); } "
                       "int t() { return f(1, 2.0, true); }").unit()
    assert unit is not None
    assert [(param.name, str(param.type)) for param in unit.instances[0].params] == [
        ("a", "int"), ("t", "float"), ("t", "bool")]


def test_packs_are_equal_when_their_arguments_are() -> None:
    unit = compilation("template <typename... T> struct P { int a; }; static P<int> a; static P<int> b; "
                       "static P<> c;").unit()
    assert unit is not None
    names = {decl.type.canonical.decl.name for decl in unit.decls if hasattr(decl, "storage")}  # type: ignore[attr-defined]
    assert names == {"P<int>", "P<>"}
    assert TemplatePack(()) == TemplatePack(()) and hash(TemplatePack(())) == hash(TemplatePack(()))


@pytest.mark.parametrize(("source", "bases"), [
    ("template <typename... B> struct M : B... {{ int n; }}; {} static M<X> m;", ["X"]),
    ("template <typename... B> struct M : B... {{ int n; }}; {} static M<> m;", []),
])
def test_bases(source: str, bases: list[str]) -> None:
    unit = compilation(source.format("struct X { int x; };")).unit()
    assert unit is not None
    record = unit.decls[-1].type.canonical.decl  # type: ignore[attr-defined]
    assert isinstance(record, RecordDecl) and [base.name for base in record.bases] == bases


WRONG = [
    ("template <typename... T> int f(T... t) { return §1t; }", ["err_unexpanded_parameter_pack"]),
    ("template <typename... §1T, typename U> struct S {};",
     ["err_template_param_pack_must_be_last_template_parameter"]),
    ("template <typename T> int f(T t) { return f(t§1...); }", ["err_pack_expansion_without_parameter_packs"]),
    ("int f(int... §1t);", ["err_pack_expansion_without_parameter_packs"]),
    ("int f() { int x; return sizeof...(§1x); }", ["err_sizeof_pack_no_pack_name"]),
    ("template <int N> int own = §1own<N>; int f() { return own<5>; }", ["err_not_supported_yet"]),
]


@pytest.mark.parametrize(("marked", "ids"), WRONG, ids=lambda text: str(text)[:40])
def test_errors(marked: str, ids: list[str]) -> None:
    assert [entry for entry in reported(marked) if entry[0].startswith("err")] == [(id, 1) for id in ids]


def test_recursion_of_packs_ends_with_an_error() -> None:
    found = reported("template <typename T, typename... R> int f(T a, R... r) { return f(a, a, r...); } "
                     "int t() { return f(1); }")
    assert found[0][0] == "err_template_recursion_depth_exceeded"


def test_member_templates_outside_of_their_class() -> None:
    unit = compilation("template <typename T> struct P { T a; template <typename U> U as(U u); }; "
                       "template <typename X> template <typename Y> Y P<X>::as(Y y) { X own = a; return (Y)own + y; } "
                       "float t(P<int> p) { return p.as(2.0f); }").unit()
    assert unit is not None
    definition = unit.instances[0]
    assert isinstance(definition, FunctionDecl) and definition.qualified_name == "P<int>::as"
    assert definition.body is not None


def test_an_explicit_instantiation_is_made_at_once() -> None:
    unit = compilation("template <typename T> T f(T a) { return a; } template int f(int); "
                       "template <typename T> struct P { T a; T get() { return a; } }; "
                       "template struct P<float>;").unit()
    assert unit is not None and unit.instances == []
    made = [function for decl in unit.decls for function in getattr(decl, "functions", [])]
    assert [(function.qualified_name, function.linkage) for function in made] == [
        ("f", "weak"), ("P<float>::get", "weak")]


def test_variable_templates_are_made_once() -> None:
    unit = compilation("template <typename T> static T zero = 0; "
                       "int t() { return zero<int> + zero<int> + zero<float>; }").unit()
    assert unit is not None
    template = unit.decls[0]
    assert isinstance(template, VarTemplateDecl)
    assert [variable.name for variable in template.instances.values() if variable] == ["zero<int>", "zero<float>"]
