"""Statements: jumps, loops, labels, returns, attributes, and what does nothing."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.attr import HLSLControlFlowHintAttr, HLSLLoopHintAttr
from hlslfe.ast.decl import FunctionDecl, VarDecl
from hlslfe.ast.stmt import AttributedStmt, CaseStmt, IfStmt, ReturnStmt, Stmt, SwitchStmt
from hlslfe.ast.walk import walk

PREVIOUS = "note_duplicate_case_prev"


def body_of(source: str) -> list[Stmt]:
    """Every statement of the last function, outer ones first."""
    compiled = compilation(source)
    unit = compiled.unit()
    assert unit is not None
    assert not compiled.has_errors
    function = unit.decls[-1]
    assert isinstance(function, FunctionDecl)
    assert function.body is not None
    return list(walk(function.body))


JUMPS = [
    ("void f() { §1break; }", [("err_break_not_in_loop_or_switch", 1)]),
    ("void f() { §1continue; }", [("err_continue_not_in_loop", 1)]),
    ("void f(int x) { switch (x) { case 1: §1continue; } }", [("err_continue_not_in_loop", 1)]),
    ("void f(int x) { for (;;) { switch (x) { case 1: continue; case 2: break; } if (x) break; } }", []),
    ("void f(int x) { while (true) break; do continue; while (x); }", []),
    ("void f() { §1case 1: ; §2default: ; }", [("err_case_not_in_switch", 1), ("err_default_not_in_switch", 2)]),
    ("void f() { discard; }", []),
    ("void f() { goto §1a; }", [("err_undeclared_label_use", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), JUMPS, ids=str)
def test_jumps(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


SWITCHES = [
    ("void f(int x) { switch (x) { case §21: case §11: break; } }", [("err_duplicate_case", 1), (PREVIOUS, 2)]),
    ("void f(int x) { switch (x) { §1default: §2default: ; } }",
     [("err_multiple_default_labels_defined", 1), (PREVIOUS, 2)]),
    ("void f(int x) { switch (x) { case §1x: ; } }", [("err_expr_not_cce", 1)]),
    ("void f(int x) { switch (x) { case §12.5: ; } }", [("err_typecheck_converted_constant_expression", 1)]),
    ("void f(int x) { switch (x) { case §1q: ; } }", [("err_undeclared_var_use", 1)]),
    ("void f(int x) { §1switch (1.5) { case 1: ; } }", [("err_typecheck_statement_requires_integer", 1)]),
    ("void f(float2 v) { §1switch (v) { case 1: ; } }", [("err_typecheck_statement_requires_integer", 1)]),
    ("struct S { int a; }; void f(S s) { §1switch (s) {} }", [("err_typecheck_statement_requires_integer", 1)]),
    ("void f() { switch (§1q) { case 1: ; case 1.5: ; } }", [("err_undeclared_var_use", 1)]),
    ("void f(bool b) { §1switch (b) { case true: ; case false: ; } }", [("warn_bool_switch_condition", 1)]),
    ("void f(int x) { switch (x) { case §14294967296: ; case §20x80000000: ; } }",
     [("warn_case_value_overflow", 1), ("warn_case_value_overflow", 2)]),
    ("void f(uint x) { switch (x) { case §1-1: ; } }", [("warn_case_value_overflow", 1)]),
    ("void f(int64_t x) { switch (x) { case 4294967296: ; } }", []),
    ("static const int k = 2; void f(int x) { switch (x) { case k: ; case k + 1: ; case int(4.5): ; } }", []),
    ("enum E { A, B }; void f(E e) { switch (§1e) { case A: ; } }", [("warn_missing_case", 1)]),
    ("enum E { A, B }; void f(E e) { switch (e) { case A: case B: ; } switch (e) { default: ; } }", []),
    ("enum E { A, B, C = A }; void f(E e) { switch (e) { case C: case B: ; } }", []),
    ("enum class F { X }; void f(F g) { switch (g) { case F::X: ; case §11: ; } }", [("err_case_enum_mismatch", 1)]),
    ("enum E { A }; void f(E e) { switch (e) { case §17: ; default: ; } }", [("err_case_enum_mismatch", 1)]),
    ("enum E { A }; void f(int e) { switch (e) { case A: ; } }", []),
    ("enum class F { X }; void f(int e) { switch (e) { case §1F::X: ; } }", [("err_case_enum_mismatch", 1)]),
    ("void f(int x) { switch (x) { case 1: int §2y = 2; break; §1case 2: y = 1; } }",
     [("err_switch_into_protected_scope", 1), ("note_protected_by_variable_init", 2)]),
    ("void f(int x) { switch (x) { case 1: { int y = 2; } break; case 2: ; } }", []),
    ("void f(int x) { switch (x) { int z; z = 1; case 1: z = 2; } switch (x) case 1: ; switch (x) {} }", []),
    ("void f() { switch (int k = 2) { case 1: k = 3; } }", []),
    ("void f(int x) { switch (x) { case 1: switch (x) { case 1: default: ; } default: ; } }", []),
]


@pytest.mark.parametrize(("marked", "expected"), SWITCHES, ids=str)
def test_switches(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def test_case_values_are_converted_to_the_type_of_the_switch() -> None:
    nodes = body_of("void f(uint x) { switch (x) { case 1: case 2 + 3: x = 0; } }")
    cases = [node for node in nodes if isinstance(node, CaseStmt)]
    assert [(case.constant, str(case.value.type)) for case in cases] == [(1, "uint"), (5, "uint")]
    assert isinstance(cases[0].sub, CaseStmt)


def test_wrapped_case_values() -> None:
    compiled = compilation("void f(int x) { switch (x) { case 0x80000000: ; } }")
    unit = compiled.unit()
    assert unit is not None
    assert compiled.diags.diagnostics[0].message == "2147483648 does not fit 'int', the case is -2147483648"


CONDITIONS = [
    ("void f() { if (int x = 1) x = 2; else x = 3; while (bool b = true) b = false; }", []),
    ("void f() { for (int i = 0; int j = i; ) i = j; }", []),
    ("void f() { if (int §1z[2] = {1, 2}) {} }", [("err_invalid_use_of_array_type", 1)]),
    ("void f() { if (int §1q) {} }", [("err_expected_init_in_condition", 1)]),
    ("void f() { if (§1Foo x = 1) { x = 2; } }", [("err_unknown_typename", 1)]),
    ("void f() { if (int x = §1q) { x = 2; } }", [("err_undeclared_var_use", 1)]),
    ("void f() { if (§1q) {} while (§2r) {} for (; §3s;) {} do {} while (§4t); }",
     [("err_undeclared_var_use", mark) for mark in (1, 2, 3, 4)]),
]


@pytest.mark.parametrize(("marked", "expected"), CONDITIONS, ids=str)
def test_conditions(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def test_a_condition_variable_is_kept_and_converted() -> None:
    (node,) = [node for node in body_of("void f() { if (int x = 1) {} }") if isinstance(node, IfStmt)]
    assert isinstance(node.cond_var, VarDecl)
    assert node.cond_var.name == "x"
    assert str(node.cond.type) == "bool"


RETURNS = [
    ("void f() { §1return 1; }", [("ext_return_has_expr", 1)]),
    ("int g() { §1return; }", [("ext_return_missing_expr", 1)]),
    ("void f() { return; } void g() { return f(); }", []),
    ("int h() { §1}", [("warn_falloff_nonvoid_function", 1)]),
    ("int k(int x) { if (x) return 1; §1}", [("warn_maybe_falloff_nonvoid_function", 1)]),
    ("int f() { while (true) {} }", []),
    ("int f() { for (;;) {} }", []),
    ("int f(int x) { for (;;) { if (x) break; } §1}", [("warn_falloff_nonvoid_function", 1)]),
    ("int f(int x) { do { return 1; } while (x); }", []),
    ("int f(int x) { do { if (x) continue; return 1; } while (x); §1}", [("warn_maybe_falloff_nonvoid_function", 1)]),
    ("int f(int x) { do { return 1; } while (false); }", []),
    ("int f(int x) { while (x) { return 1; } §1}", [("warn_maybe_falloff_nonvoid_function", 1)]),
    ("int f(int x) { if (x) return 1; else return 2; }", []),
    ("int f(int x) { if (x) return 1; else if (x > 1) return 2; else { return 3; } }", []),
    ("int f(int x) { if (x) return 1; else if (x > 1) return 2; §1}", [("warn_maybe_falloff_nonvoid_function", 1)]),
    ("int f() { if (true) return 1; }", []),
    ("int f() { if (false) return 1; §1}", [("warn_falloff_nonvoid_function", 1)]),
    ("int f(int x) { switch (x) { case 1: return 1; default: return 2; } }", []),
    ("int f(int x) { switch (x) { case 1: return 1; } §1}", [("warn_maybe_falloff_nonvoid_function", 1)]),
    ("int f(int x) { switch (x) { case 1: x = 2; default: return x; } }", []),
    ("int f(int x) { switch (x) { case 1: break; default: return x; } §1}",
     [("warn_maybe_falloff_nonvoid_function", 1)]),
    ("int f(int x) { switch (x) { default: case 1: if (x) return 1; return 2; } }", []),
    ("int f(int x) { for (;;) { switch (x) { case 1: continue; default: return 1; } } }", []),
    ("enum E { A, B }; int f(E e) { switch (e) { case A: return 1; case B: return 2; } }", []),
    ("int f(int x) { [branch] if (x) return 1; else return 2; }", []),
    ("int f(int x) { return 1; x = 2; }", []),
    ("§2Foo f() { }", [("err_unknown_typename", 2)]),
    ("float4 f() { return {1, 2, 3, 4}; }", []),
    ("float4 f() { return §1q; }", [("err_undeclared_var_use", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), RETURNS, ids=str)
def test_returns(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


STRUCT = "struct S { float4 a; float b[3]; }; "


@pytest.mark.parametrize(("source", "names"), [
    ("S f() { S s; return s; }", ["s"]),
    ("S f() { S s; { return (s); } }", ["s"]),
    ("S f(S s) { return s; }", [None]),
    ("static S g; S f() { return g; }", [None]),
    ("S f() { static S s; return s; }", [None]),
    ("S f(bool c) { S s; if (c) return s; return s; }", ["s", "s"]),
    ("S f(bool c) { S s; S t; if (c) return s; return t; }", [None, None]),
    ("S f(bool c, S p) { S s; if (c) return p; return s; }", [None, None]),
    ("S f(bool c) { if (c) { S s; return s; } S t; return t; }", ["s", "t"]),
    ("S f(bool c) { if (c) { S s; return s; } else { S t; return t; } }", ["s", "t"]),
    ("S f(bool c) { S t; if (c) { S s; return s; } return t; }", ["s", None]),
    ("float4 f() { float4 v = 1; return v; }", [None]),
], ids=str)
def test_named_results(source: str, names: list[str | None]) -> None:
    # As Clang 22 marks them (nrvo_candidate in its AST, confirmed by the IR).
    returns = [node for node in body_of(STRUCT + source) if isinstance(node, ReturnStmt)]
    assert [node.nrvo.name if node.nrvo is not None else None for node in returns] == names


ATTRIBUTES = [
    ("void f(int x) { [§1unroll] x = 1; }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("void f(int x) { [§1loop] if (x) {} }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("void f(int x) { [§1branch] for (;;) {} }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("void f(int x) { [§1flatten] while (x) {} }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("void f(int x) { [§1unroll]; }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("void f(int x) { [unroll(§10)] for (;;) {} }", [("err_requires_positive_value", 1)]),
    ("void f(int x) { [unroll(§1-1)] for (;;) {} }", [("err_requires_positive_value", 1)]),
    ("void f(int x) { [unroll(§1x)] for (;;) {} }", [("err_expr_not_ice", 1)]),
    ("void f(int x) { [unroll(§11.5)] for (;;) {} }", [("err_pragma_loop_invalid_argument_type", 1)]),
    ("void f(int x) { [unroll(§1q)] for (;;) {} }", [("err_undeclared_var_use", 1)]),
    ("void f(int x) { [§1unroll(1, 2)] for (;;) {} }", [("err_attribute_too_many_arguments", 1)]),
    ("void f(int x) { [§1loop(1)] for (;;) {} }", [("err_attribute_too_many_arguments", 1)]),
    ("void f(int x) { [§1branch(1)] if (x) {} }", [("err_attribute_too_many_arguments", 1)]),
    ("void f(int x) { [§1foo] for (;;) {} [§2fast] for (;;) {} [§3UN_ROLL] for (;;) {} }",
     [("warn_unknown_attribute_ignored", mark) for mark in (1, 2, 3)]),
    ("void f(int x) { [UNROLL] for (;;) {} }", []),
    ("void f(int x) { [[§1unroll]] for (;;) {} }", [("warn_unknown_attribute_ignored", 1)]),
    ("void f(int x) { [§1numthreads(1, 1, 1)] for (;;) {} }", [("err_attribute_invalid_on_stmt", 1)]),
    ("void f(int x) { [§1unroll] int y; }", [("err_attribute_invalid_on_decl", 1)]),
    ("[§1unroll] void f() {}", [("err_attribute_invalid_on_decl", 1)]),
    ("[§1branch] static int q;", [("err_attribute_invalid_on_decl", 1)]),
    ("[§1foo] void g() {} [[§2foo::bar]] void h() {}",
     [("warn_unknown_attribute_ignored", 1), ("warn_unknown_attribute_ignored", 2)]),
    ("[RootSignature(\"\")] void g() {}", []),
    ("[[§1vk::location(1)]] static int a; [[§2vk::constant_id(1)]] static const int b = 1;",
     [("err_attribute_wrong_decl_type_str", 1), ("warn_attribute_ignored", 2)]),
    ("[[vk::location(1)]] float f([[vk::location(2)]] float a);", []),
]


@pytest.mark.parametrize(("marked", "expected"), ATTRIBUTES, ids=str)
def test_attributes(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def test_attributes_are_kept_in_order() -> None:
    source = ("static const int k = 3; void f(int x) { [unroll] for (;;) {} [unroll(k + 1)] while (x) {} [loop] do {}"
              " while (x); [branch][flatten] if (x) {} [unroll()][loop] for (;;) {} }")
    found = [node.attrs for node in body_of(source) if isinstance(node, AttributedStmt)]
    texts = [[f"{attr.directive} {attr.count}" if isinstance(attr, HLSLLoopHintAttr) else attr.hint
              for attr in attrs if isinstance(attr, (HLSLLoopHintAttr, HLSLControlFlowHintAttr))] for attrs in found]
    assert texts == [["unroll 0"], ["unroll 4"], ["loop 0"], ["branch", "flatten"], ["unroll 0", "loop 0"]]


UNUSED = [
    ("void f(int x) { §1x; x §2+ 1; §3-x; §41; }", [("warn_unused_expr", mark) for mark in (1, 2, 3, 4)]),
    ("void f(int x) { x §1== 1; x §2!= 1; x §3< 1; 1 §4== x; }",
     [("warn_unused_comparison", 1), ("note_equality_comparison_to_assign", 1), ("warn_unused_comparison", 2),
      ("note_inequality_comparison_to_or_assign", 2), ("warn_unused_comparison", 3), ("warn_unused_comparison", 4)]),
    ("int g(); void f(int x) { x = x; x += 1; ++x; x--; g(); (void)x; g(), g(); x ? g() : g(); x && g(); }", []),
    ("void f(int x) { for (§1x; x; x §2+ 1) {} }", [("warn_unused_expr", 1), ("warn_unused_expr", 2)]),
    ("void f(int x) { if (x) §1x; else x §2== 1; }",
     [("warn_unused_expr", 1), ("warn_unused_comparison", 2), ("note_equality_comparison_to_assign", 2)]),
    ("void f(float4 v) { §1v.x; v[0§2]; v ? v : §3v; §4dot(v, v); §5(float)dot(v, v); }",
     [("warn_unused_expr", 1), ("warn_unused_expr", 2), ("warn_unused_expr", 3), ("warn_unused_call", 4),
      ("warn_unused_expr", 5)]),
    ("int g(); void f(int x) { g() || x; x ? g() : x; float2(g(), x); (float)g(); }", []),
    ("void f(int x) { §1(float)x; §2float2(1, x); }", [("warn_unused_expr", 1), ("warn_unused_expr", 2)]),
    ("void f(int x) { if (x)§1; }", [("warn_empty_if_body", 1)]),
    ("int f(bool b) { if §1b return 1; return 0; }", [("err_expected_lparen_after", 1)]),
    ("void f(int x) { if (x); else; if (x)\n; }", []),
    ("void f(int x) { for (;;)§1; { x = 1; } while (x)§2; { x = 1; } }",
     [("warn_empty_for_body", 1), ("warn_empty_while_body", 2)]),
    ("void f(int x) {\nwhile (x);\nx = 1;\n}", []),
]


@pytest.mark.parametrize(("marked", "expected"), UNUSED, ids=str)
def test_statements_without_effect(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def test_length_is_no_depth() -> None:
    chain = "".join(f"if (a == {index}) return {index}; else " for index in range(1500))
    labels = "".join(f"case {index}: " for index in range(1500))
    statements = "x = x + a;\n" * 3000
    source = (f"int f(int a) {{ {chain} return 0; }} int g(int a) {{ switch (a) {{ {labels} return 1; }} return 0; }}"
              f" int h(int a) {{ int x = a; {statements} return x; }}")
    assert reported(source) == []


def test_depth_is_limited() -> None:
    deep = "if (a) " * 800 + "a = 1;"
    (found,) = reported(f"void f(int a) {{ {deep} }}")
    assert found[0] == "err_stmt_depth_exceeded"
    assert reported("void f(int a) { " + "if (a) " * 700 + "a = 1; }") == []
    loops = "[unroll] for (int i = 0; i < 2; ++i) {" * 200
    assert reported("void f(int a) { " + loops + "}" * 200 + " }") == []


def test_a_switch_keeps_its_condition() -> None:
    (node,) = [node for node in body_of("void f(uint x) { switch (x) { case 1: ; } }") if isinstance(node, SwitchStmt)]
    assert str(node.cond.type) == "uint"
    assert node.cond_var is None
