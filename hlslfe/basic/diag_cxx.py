"""Diagnostics of what comes from C++ only (linkage, friends, trailing types): id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td and DiagnosticParseKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

CXX_DIAGNOSTICS: dict[str, Row] = {
    "ext_constexpr_if": Row("warning", "c++17-extensions", "'if constexpr' comes from C++17"),
    "ext_init_statement": Row("warning", "c++17-extensions", "a statement before the condition comes from C++17"),
    "ext_multi_using_declaration": Row("warning", "c++17-extensions", "several names in one 'using' come from C++17"),
    "ext_using_enum_declaration": Row("warning", "c++20-extensions", "'using enum' comes from C++20"),
    "err_auto_missing_trailing_return": Row("error", "", "'auto' before a function needs a type behind it, '->'"),
    "err_conflicting_types": Row("error", "", "'%0' has C linkage and cannot be overloaded"),
    "err_constexpr_if_condition_expression_is_not_constant": Row(
        "error", "", "the condition of 'if constexpr' must be constant"),
    "err_destructor_cannot_be": Row("error", "", "a destructor cannot be %0"),
    "err_destructor_redeclared": Row("error", "", "the class has a destructor"),
    "err_destructor_name": Row("error", "", "'%0' is not the class of %1"),
    "err_destructor_with_params": Row("error", "", "a destructor has no parameters"),
    "err_different_language_linkage": Row("error", "", "'%0' was declared without C linkage"),
    "err_friend_decl_defines_type": Row("error", "", "a friend is named, not defined"),
    "err_unexpected_friend": Row("error", "", "a friend is a class or a function"),
    "err_func_returning_array_function": Row("error", "", "a function cannot return a function"),
    "err_language_linkage_spec_unknown": Row("error", "", "the language is \"C\" or \"C++\""),
    "err_template_linkage": Row("error", "", "a template cannot have C linkage"),
    "err_trailing_return_without_auto": Row("error", "", "a type behind the function needs 'auto' before it, not %0"),
    "err_type_trait_arity": Row("error", "", "types wanted: %0, given: %1"),
    "err_using_decl_can_not_refer_to_class_member": Row("error", "", "only a class can name members of its bases"),
    "err_using_decl_can_not_refer_to_namespace": Row("error", "", "'%0' is no member of a base class"),
    "err_using_decl_nested_name_specifier_is_not_base_class": Row("error", "", "'%0': this is no base of %1"),
    "err_using_enum_not_enum": Row("error", "", "%0 is no enum"),
    "err_using_namespace_in_class": Row("error", "", "'using namespace' stands outside of classes"),
    "warn_case_empty_range": Row("warning", "", "this range of cases is empty"),
}
