"""Diagnostics of labels and `goto`: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

JUMP_DIAGNOSTICS: dict[str, Row] = {
    "err_undeclared_label_use": Row("error", "", "the function has no label '%0'"),
    "err_redefinition_of_label": Row("error", "", "there already is a label '%0'"),
    "err_goto_into_protected_scope": Row("error", "", "this jump skips the initialiser of a variable"),
    "warn_unused_label": Row("warning", "unused-label", "nothing jumps to '%0'", off_by_default=True),
    "ext_cxx_label_end_of_compound_statement": Row(
        "warning", "c++23-extensions", "a label before '}' comes from C++23"),
}
