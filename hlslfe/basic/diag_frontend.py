"""Diagnostics of the driver and of no stage in particular: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticFrontendKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

FRONTEND_DIAGNOSTICS: dict[str, Row] = {
    "err_not_supported_yet": Row("error", "", "%0 is not supported yet"),
    "fatal_invalid_text": Row("fatal", "", "%0"),
    "fatal_nested_too_deep": Row("fatal", "", "the program is nested too deeply"),
    "fatal_too_many_errors": Row("fatal", "", "too many errors, stopping here"),
    "warn_unknown_diag_option": Row("warning", "unknown-warning-option", "unknown warning group '%0'%1"),
    # -verify
    "err_verify_missing_end": Row("error", "", "'%0' lacks its closing '}}'"),
    "err_verify_missing_line": Row("error", "", "'%0' names a line or file that does not exist"),
    "err_verify_invalid_content": Row("error", "", "'%0' is followed by no '{{text}}'"),
    "err_verify_no_directives": Row(
        "error", "", "no '%0' comment in the source; '%0-no-diagnostics' says that none is due"),
    "err_verify_inconsistent_diags": Row("error", "", "%0 %select{expected but not seen|seen but not expected}1: %2"),
    "err_verify_mixed_directives": Row("error", "", "'%0-no-diagnostics' stands beside other '%0' comments"),
}
