"""Rules of what comes from C++ only: linkage, `using`, trailing types, `if constexpr`, friends, destructors."""

from __future__ import annotations

import pytest

import hlslfe

# A shader, the line of the diagnostic, its id: that and nothing else.
RULES: list[tuple[str, int, str]] = [
    ('int f() { if constexpr (true) return 1; else return 2; }', 1, "ext_constexpr_if"),
    ('int f(int a) { if (int b = a + 1; b > 2) return b; return a; }', 1, "ext_init_statement"),
    ('namespace N { static int a; static int b; }\nusing N::a, N::b;', 2, "ext_multi_using_declaration"),
    ('enum class E { A, B };\nusing enum E;', 2, "ext_using_enum_declaration"),
    ('auto f() { return 1; }', 1, "err_auto_missing_trailing_return"),
    ('extern "C" int f(int a);\nextern "C" float f(float a);', 2, "err_conflicting_types"),
    ('int f(int a) { if constexpr (a) return 1; return 2; }',
     1, "err_constexpr_if_condition_expression_is_not_constant"),
    ('struct S { int v; static ~S() {} };', 1, "err_destructor_cannot_be"),
    ('struct S { int v; ~S() {} };\nstruct T { int v; };\nvoid f(S s) { s.~T(); }', 3, "err_destructor_name"),
    ('struct S { int v; ~S() {} ~S() {} };', 1, "err_destructor_redeclared"),
    ('struct S { int v; ~S(int a) {} };', 1, "err_destructor_with_params"),
    ('int f(int a);\nextern "C" int f(int a);', 2, "err_different_language_linkage"),
    ('struct A { int v; friend struct B { int w; }; };', 1, "err_friend_decl_defines_type"),
    ('struct A { int v; friend int w; };', 1, "err_unexpected_friend"),
    ('typedef int F(int a);\nF f(float b);', 2, "err_func_returning_array_function"),
    ('extern "Pascal" int f(int a);', 1, "err_language_linkage_spec_unknown"),
    ('extern "C" { template <typename T> T f(T t) { return t; } }', 1, "err_template_linkage"),
    ('int f() -> int { return 1; }', 1, "err_trailing_return_without_auto"),
    ('static const bool same = __is_same(int);', 1, "err_type_trait_arity"),
    ('struct A { int a; };\nusing A::a;', 2, "err_using_decl_can_not_refer_to_class_member"),
    ('namespace N { static int a; }\nstruct B { using N::a; };', 2, "err_using_decl_can_not_refer_to_namespace"),
    ('struct A { int a; };\nstruct B { using A::a; };', 2, "err_using_decl_nested_name_specifier_is_not_base_class"),
    ('struct S { int a; };\nusing enum S;', 2, "err_using_enum_not_enum"),
    ('namespace N { static int a; }\nstruct S { using namespace N; };', 2, "err_using_namespace_in_class"),
    ('int f(int a) { switch (a) { case 3 ... 1: return 1; } return a; }', 1, "warn_case_empty_range"),
]


@pytest.mark.parametrize(("source", "line", "id"), RULES, ids=[id for _, _, id in RULES])
def test_rule(source: str, line: int, id: str) -> None:
    result = hlslfe.compile(source, profile="lib_6_6")
    severity = "error" if id.startswith("err") else "warning"
    found = [(one.line, one.id) for one in result.diagnostics if one.severity == severity]
    assert found == [(line, id)]
