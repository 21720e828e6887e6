"""Diagnostics of the parser stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticParseKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

PARSE_DIAGNOSTICS: dict[str, Row] = {
    # Effect files.
    "err_hlsl_string_not_global": Row("error", "", "only globals can be strings, outside of namespaces and buffers"),
    "warn_hlsl_effect_annotation": Row("warning", "effects-syntax", "an annotation of an effect, ignored"),
    "warn_hlsl_effect_object": Row("warning", "effects-syntax", "an object of an effect, ignored"),
    "warn_hlsl_effect_sampler_state": Row("warning", "effects-syntax", "this sampler_state is ignored"),
    "warn_hlsl_effect_state_block": Row("warning", "effects-syntax", "a state block, ignored (a value takes '=')"),
    "warn_hlsl_effect_technique": Row("warning", "effects-syntax", "a technique of an effect, ignored"),
    # What stands here instead of what must: punctuation, names, whole constructs.
    "err_expected": Row("error", "", "%0 is missing here"),
    "err_expected_after": Row("error", "", "%1 is missing after %0"),
    "err_expected_either": Row("error", "", "neither %0 nor %1 follows here"),
    "err_expected_class_name": Row("error", "", "the name of a base class is missing here"),
    "err_expected_comma_greater": Row("error", "", "the template parameters go on with ',' or end with '>'"),
    "err_expected_expression": Row("error", "", "an expression is missing here"),
    "err_expected_fn_body": Row("error", "", "a function's declaration ends with its body or with ';'"),
    "err_expected_lbrace_after_base_specifiers": Row("error", "", "'{' is missing after the base classes"),
    "err_expected_init_in_condition": Row("error", "", "a variable declared in a condition needs an initializer"),
    "err_expected_less_after": Row("error", "", "'<' is missing after '%0'"),
    "err_expected_lparen_after": Row("error", "", "'(' is missing after '%0'"),
    "err_expected_lparen_after_type": Row("error", "", "a type in an expression needs '(' after it"),
    "err_expected_member_name_or_semi": Row("error", "", "a member needs a name after its type"),
    "err_expected_namespace_name": Row("error", "", "the name of a namespace is missing here"),
    "err_expected_semantic_identifier": Row("error", "", "a semantic is a name; none follows the ':'"),
    "err_expected_statement": Row("error", "", "a statement is missing here"),
    "err_expected_template_parameter": Row("error", "", "this is no template parameter"),
    "err_expected_type": Row("error", "", "a type is missing here"),
    "err_inline_nested_namespace_definition": Row("error", "", "'inline' goes with one namespace, not with several"),
    "err_expected_unqualified_id": Row("error", "", "a name is missing here"),
    "err_expected_while": Row("error", "", "a do statement ends with 'while'"),
    "err_missing_param": Row("error", "", "this is no parameter"),
    "err_missing_type_specifier": Row("error", "", "a declaration begins with its type; '%0' is none"),
    "err_enumerator_list_missing_comma": Row("error", "", "',' is missing between two enumerators"),
    # A missing semicolon.
    "err_expected_semi_after_expr": Row("error", "", "';' is missing after the expression"),
    "err_expected_semi_after_namespace_name": Row("error", "", "';' is missing after the namespace's name"),
    "err_expected_semi_after_static_assert": Row("error", "", "';' is missing after 'static_assert'"),
    "err_expected_semi_after_stmt": Row("error", "", "';' is missing after the %0 statement"),
    "err_expected_semi_decl_list": Row("error", "", "';' is missing after the member"),
    "err_expected_semi_declaration": Row("error", "", "';' is missing after the declaration"),
    "err_expected_semi_for": Row("error", "", "';' is missing between the parts of the for statement"),
    "err_invalid_token_after_toplevel_declarator": Row("error", "", "';' is missing after the declarator"),
    # What is too much.
    "err_extraneous_closing_brace": Row("error", "", "'}' closes nothing"),
    "err_extraneous_token_before_semi": Row("error", "", "'%0' before ';' closes nothing"),
    "err_right_angle_bracket_equal_needs_space": Row("error", "", "'>' that ends a template needs a space before '='"),
    "err_bracket_depth_exceeded": Row("error", "", "brackets nest deeper than %0"),
    "note_bracket_depth": Row("note", "", "-fbracket-depth=N raises the limit"),
    "note_matching": Row("note", "", "%0 is open since here"),
}
