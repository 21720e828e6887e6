"""Diagnostics of lambdas: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

LAMBDA_DIAGNOSTICS: dict[str, Row] = {
    "ext_hlsl_lambda": Row("warning", "hlsl-extensions", "lambdas are an extension of Clang's"),
    "ext_init_capture": Row("warning", "c++14-extensions", "captures with initialisers come from C++14"),
    "err_capture_default_non_local": Row("error", "", "there is nothing here that a lambda could capture by default"),
    "err_capture_more_than_once": Row("error", "", "'%0' is captured already"),
    "err_reference_capture_with_reference_default": Row("error", "", "the default is '&' already"),
    "err_copy_capture_with_copy_default": Row("error", "", "the default is '=' already"),
    "err_capture_does_not_name_variable": Row("error", "", "'%0' is no variable, it cannot be captured"),
    "err_capture_non_automatic_variable": Row("error", "", "'%0' lives on, it need not be captured"),
    "err_this_capture": Row("error", "", "'this' is not captured here"),
    "err_lambda_impcap": Row("error", "", "'%0' is not captured by this lambda"),
    "note_lambda_decl": Row("note", "", "the lambda begins here"),
    "err_lambda_return_init_list": Row("error", "", "what a lambda returns cannot be told from a list"),
    "err_typecheck_missing_return_type_incompatible": Row("error", "", "this returns %0, an earlier return %1"),
    "err_lambda_decl_ref_not_modifiable_lvalue": Row("error", "", "'%0' is a copy in a lambda that is not mutable"),
}
