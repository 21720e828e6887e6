"""Templates: what is deduced, which instances are made, what is reported and where."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import FunctionDecl, RecordDecl
from hlslfe.ast.expr import CallExpr, IntegerLiteral
from hlslfe.ast.stmt import ReturnStmt
from hlslfe.ast.template import ClassTemplateDecl, FunctionTemplateDecl, SpecializationName, arguments_text
from hlslfe.ast.walk import walk
from hlslfe.frontend.compiler import Compilation


def compiled(source: str) -> Compilation:
    made = compilation(source)
    assert made.unit() is not None
    assert [found.id for found in made.diagnostics if found.severity == "error"] == []
    return made


def instances(source: str) -> list[str]:
    """The functions that came out of templates, in order: `name<arguments>`."""
    unit = compiled(source).unit()
    assert unit is not None
    names = []
    for decl in unit.instances:
        arguments = "" if decl.template is None else arguments_text(decl.template.args)
        names.append(decl.qualified_name + arguments)
    return names


ADD = "template <typename T> T add(T a, T b) { return a + b; } "
# declarations, call (x float, i int, v float2, w float3, m float2x3, a float[4]), the instance
DEDUCED = [
    (ADD, "add(x, 1.0f)", "add<float>"),
    (ADD, "add(i, 1)", "add<int>"),
    (ADD, "add(v, v)", "add<vector<float, 2>>"),
    (ADD, "add<double>(x, i)", "add<double>"),
    ("template <typename T, int N> T f(vector<T, N> v) { return v.x; }", "f(w)", "f<float, 3>"),
    ("template <typename T> T f(vector<T, 3> v) { return v.x; }", "f(w)", "f<float>"),
    ("template <int N> float f(vector<float, N> v) { return v.x; }", "f(v)", "f<2>"),
    ("template <typename T, int R, int C> int f(matrix<T, R, C> m) { return R; }", "f(m)", "f<float, 2, 3>"),
    ("template <typename T, int N> T f(T a[N]) { return a[0]; }", "f(a)", "f<float, 4>"),
    ("template <typename T> int f(T a) { return 1; }", "f(a)", "f<float[4]>"),
    ("template <typename T> void f(inout T a) { a += 1; }", "f(x)", "f<float>"),
    ("template <typename R, typename T> R f(T a) { return (R)a; }", "f<int>(x)", "f<int, float>"),
    ("template <typename T, uint N = 3> T f(T a) { return a * N; }", "f(x)", "f<float, 3>"),
    ("template <typename T, typename U = T> U f(T a) { return a; }", "f(x)", "f<float, float>"),
    ("template <typename T, T V> T f() { return V; }", "f<uint, 4>()", "f<unsigned int, 4>"),
    ("template <bool B> int f() { return B; }", "f<2 < 3>()", "f<true>"),
    ("enum E { A, B }; template <E V> int f() { return V; }", "f<B>()", "f<B>"),
    ("template <typename T> T f(T a, T b = 2) { return b; }", "f(x)", "f<float>"),
    ("template <typename T> struct P { T a; }; template <typename T> T f(P<T> p) { return p.a; }",
     "f((P<int>)0)", "f<int>"),
    ("template <typename T> struct P { T a; }; struct D : P<int> {}; template <typename T> T f(P<T> p) { return p.a; }",
     "f((D)0)", "f<int>"),
    ("template <typename T> using V = vector<T, 2>; template <typename T> T f(V<T> v) { return v.x; }", "f(v)",
     "f<float>"),
]


@pytest.mark.parametrize(("declarations", "call", "instance"), DEDUCED, ids=lambda text: str(text)[-40:])
def test_deduction(declarations: str, call: str, instance: str) -> None:
    source = f"{declarations} void t(float x, int i, float2 v, float3 w, float2x3 m, float a[4]) {{ {call}; }}"
    assert instances(source) == [instance]


PICK = (
    "template <typename T> int f(T a) { return 1; } template <typename T> int f(vector<T, 2> a) { return 2; } "
    "template <typename T, int N> int f(vector<T, N> a) { return 3; } int f(float a) { return 4; } "
    "template <typename T> int f(T a, T b) { return 5; }"
)


@pytest.mark.parametrize(("call", "number"), [
    ("f(1)", 1), ("f(float2(1, 2))", 2), ("f(float3(1, 2, 3))", 3), ("f(1.0)", 4), ("f<>(1.0)", 1), ("f<float>(1)", 1),
    ("f(1, 2)", 5),
])
def test_the_more_specialised_template_wins(call: str, number: int) -> None:
    unit = compiled(f"{PICK} int t() {{ return {call}; }}").unit()
    assert unit is not None
    function = next(decl for decl in unit.decls if isinstance(decl, FunctionDecl) and decl.name == "t")
    assert function.body is not None
    found = next(node for node in walk(function.body) if isinstance(node, CallExpr))
    definition = found.function.definition
    assert definition is not None and definition.body is not None
    result = definition.body.body[0]
    assert isinstance(result, ReturnStmt) and isinstance(result.value, IntegerLiteral)
    assert result.value.value == number


def test_instances_are_made_once_and_depth_first() -> None:
    source = (
        "template <typename T> T c(T a) { return a; } template <typename T> T b(T a) { return c(a) + c(1); } "
        "template <typename T> T a(T x) { return b(x); } float t(float x) { return a(x) + c(1u) + a(x); }"
    )
    assert instances(source) == ["a<float>", "b<float>", "c<float>", "c<int>", "c<unsigned int>"]


def test_what_is_not_used_is_not_made() -> None:
    assert instances("template <typename T> T f(T a) { return a.nothing; } "
                     "template <typename T> struct P { T a; T get() { return a.nothing; } T ok() { return a; } }; "
                     "int t(P<int> p) { return p.ok(); }") == ["P<int>::ok"]


def test_a_specialisation_by_hand_takes_the_place_of_an_instance() -> None:
    unit = compiled("template <typename T> T f(T a) { return a; } template <> int f(int a) { return 2; } "
                    "int t() { return f(1); }").unit()
    assert unit is not None and unit.instances == []
    by_hand = [decl for decl in unit.decls if isinstance(decl, FunctionDecl) and decl.template is not None]
    assert [(decl.name, decl.linkage, decl.is_referenced) for decl in by_hand] == [("f", "hidden", True)]
    assert by_hand[0].template is not None and by_hand[0].template.is_explicit


def test_records_know_their_template_and_arguments() -> None:
    unit = compiled("template <typename T, int N = 2> struct P { T a[N]; }; "
                    "static P<float> p; static P<int, 3> q;").unit()
    assert unit is not None
    template = next(decl for decl in unit.decls if isinstance(decl, ClassTemplateDecl))
    records = list(template.instances.values())
    assert [record.name for record in records] == ["P<float, 2>", "P<int, 3>"]
    assert all(isinstance(record, RecordDecl) and isinstance(record.name, SpecializationName) for record in records)
    assert [str(record.fields[0].type) for record in records] == ["float[2]", "int[3]"]


def test_redeclarations_meet_their_definition() -> None:
    source = ("template <typename T> T f(T a, T b = 3); int t() { return f(1); } "
              "template <typename U> U f(U x, U y) { return y; }")
    unit = compiled(source).unit()
    assert unit is not None
    assert [decl.is_defined for decl in unit.decls if isinstance(decl, FunctionTemplateDecl)] == [True, True]
    assert [decl.qualified_name for decl in unit.instances] == ["f"]


def test_argument_dependent_lookup() -> None:
    source = ("namespace N {{ struct S {{ int a; }}; enum E {{ A }}; int f(S s) {{ return 1; }} "
              "int f(E e) {{ return 2; }} }} {}")
    assert reported(source.format("int t(N::S s, N::E e) { return f(s) + f(e); }")) == []
    found = reported(source.format("int t(int s) { return §1f(s); }"))  # N::f is proposed
    assert found[0] == ("err_undeclared_var_use_suggest", 1) and found[1][0] == "note_previous_decl"


REPORTS = [
    # parameters and arguments
    ("template <typename T, typename §1T> void f() {}", ["err_template_param_shadow", "note_template_param_here"]),
    ("template <typename T = int, typename §1U> struct S {};", ["err_template_param_default_arg_missing"]),
    ("template <double §1D> int f() { return 1; }", ["err_template_nontype_parm_bad_type"]),
    ("template <int N = 1> struct S; template <int §1N = 2> struct S {};",
     ["err_template_param_default_arg_redefinition", "note_template_prev_default"]),
    ("template <typename T> struct S { T a; }; static §1S s;",
     ["err_template_missing_args", "note_template_decl_here"]),
    ("template <typename T> struct S { T a; }; static §1S<int, int> s;", ["err_template_arg_list_different_arity"]),
    ("template <typename T, int N> struct S { T a; }; static §1S<int> s;",
     ["err_template_arg_list_too_few", "note_template_param_here"]),
    ("template <typename T> struct S { T a; }; static S<§13> s;", ["err_template_arg_must_be_type"]),
    ("template <int N> struct S { int a; }; static S<§1int> s;", ["err_template_arg_must_be_expr"]),
    ("static int v; template <int N> struct S { int a; }; static S<§1v> s;", ["err_expr_not_cce"]),
    ("enum E { A }; template <E e> struct S { int a; }; static S<§10> s;",
     ["err_typecheck_converted_constant_expression"]),
    ("enum E { A }; enum class F { B }; template <E e> struct S { int a; }; static S<§1F::B> s;",
     ["err_typecheck_converted_constant_expression"]),
    # specialisations
    ("template <typename T> struct S { T a; }; template <typename T> struct §1S<int> { T a; };",
     ["err_partial_spec_fully_specialized"]),
    ("template <typename T> struct S { T a; }; static S<int> s; template <> struct §1S<int> {};",
     ["err_specialization_after_instantiation", "note_previous_definition"]),
    ("template <typename T> T f(T a) { return a; } template <> float §1f<int>(int a) { return a; }",
     ["err_function_template_spec_no_match", "note_ovl_candidate"]),
    ("template <typename T, typename U> struct S { T a; }; template <typename T> struct S<T, int> {}; "
     "template <typename T> struct S<int, T> {}; static §1S<int, int> s;",
     ["err_partial_spec_ordering_ambiguous", "note_partial_spec_match", "note_partial_spec_match"]),
    # calls
    (f"{ADD} void t(int i, float x) {{ §1add(i, x); }}",
     ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_inconsistent_deduction"]),
    (f"{ADD} void t(int i) {{ §1add(i); }}", ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_arity"]),
    (f"{ADD} void t(int i) {{ §1add<int, int>(i, i); }}",
     ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_explicit_arg_mismatch"]),
    ("template <typename T> T f() { return 0; } void t() { §1f(); }",
     ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_incomplete_deduction"]),
    ("template <typename T> T f(vector<T, 2> a) { return 0; } void t(float3 w) { §1f(w); }",
     ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_non_deduced_mismatch"]),
    ("template <typename T> typename T::type f(T a) { return 0; } void t(float w) { §1f(w); }",
     ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_substitution_failure"]),
    # two phases
    ("template <typename T> int f(T a) { return §1nothing; }", ["err_undeclared_var_use"]),
    ("template <typename T> int f(T a) { return a.x + T::y + g(a); }", []),
    ("template <typename T> int f(T a) { return §1g(a); } int g(int a) { return a; } int t() { return f(1); }",
     ["err_not_found_by_two_phase_lookup", "note_template_function_instantiation_here",
      "note_not_found_by_two_phase_lookup"]),
    # instances
    ("template <typename T> int f(T a) { return a.§1foo; } int t(int i) { return f(i); }",
     ["err_ext_vector_component_name_illegal", "note_template_function_instantiation_here"]),
    ("template <typename T> struct S { T a; int f() { return a.§1q; } }; int t(S<int2> s) { return s.f(); }",
     ["err_ext_vector_component_name_illegal", "note_template_member_instantiation_here"]),
    ("template <typename T> struct S { T §1a[2]; }; static S<void> s;",
     ["err_array_incomplete_or_sizeless_type", "note_template_class_instantiation_here"]),
    ("template <typename T> using A = vector<T, 0>; static A<int> a;",
     ["err_attribute_zero_size", "note_template_type_alias_instantiation_here"]),
    ("template <int N> int f() { static_assert(§1N > 1, \"N\"); return N; } int t() { return f<1>(); }",
     ["err_static_assert_failed", "note_template_function_instantiation_here"]),
]


@pytest.mark.parametrize(("source", "ids"), REPORTS, ids=lambda value: str(value)[:60])
def test_reports(source: str, ids: list[str]) -> None:
    found = reported(source)
    assert [id for id, _ in found] == ids
    if "§1" in source:
        assert found[0][1] == 1


@pytest.mark.parametrize("source", [
    "template <int N> int f() { return f<N + 1>(); } int t() { return f<0>(); }",
    "template <int N> struct S { S<N + 1> s; }; static S<0> s;",
    "template <typename T> struct S { T f(S<S<T> > a); }; static S<int> s;",
])
def test_endless_templates_end(source: str) -> None:
    made = compilation(source)
    made.unit()
    assert "err_template_recursion_depth_exceeded" in [found.id for found in made.diagnostics]
    notes = made.diagnostics[-1].notes
    assert "note_instantiation_contexts_suppressed" in [note.id for note in notes] and len(notes) == 11


def test_arrays_are_deduced_as_dxc_does_it() -> None:
    source = ("template <typename T, int N> T f(T a[N]) { return a[0]; } "
              "float t(float a[2]) { return §1f(a) + f<float, 2>(a); }")
    found = [entry for entry in reported(source, all_warnings=True) if entry[0] == "warn_hlsl_portability"]
    assert found == [("warn_hlsl_portability", 1)]
