"""Diagnostics of the driver and of no stage in particular: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticFrontendKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

FRONTEND_DIAGNOSTICS: dict[str, Row] = {
    "err_not_supported_yet": Row("error", "", "%0 is not supported yet"),
    "err_internal_compiler_error": Row("error", "", "internal compiler error: %0"),
    "note_reproducer": Row("note", "", "please report this with '%0', which reproduces it"),
    "note_no_reproducer": Row("note", "", "no file to reproduce it: %0"),
    "fatal_invalid_text": Row("fatal", "", "%0"),
    "fatal_nested_too_deep": Row("fatal", "", "the program is nested too deeply"),
    "fatal_too_many_errors": Row("fatal", "", "too many errors, stopping here"),
    "warn_unknown_diag_option": Row(
        "warning", "unknown-warning-option",
        "unknown %select{warning|remark}1 option '%0'%select{|, did you mean '%3'?}2"),
    "warn_drv_unused_argument": Row("warning", "unused-command-line-argument", "'%0' has no effect without '%1'"),
    "warn_drv_no_effect": Row("warning", "unused-command-line-argument", "'%0' has no effect: %1"),
    # -verify
    "err_verify_missing_start": Row("error", "", "no '{{' begins the expected %0"),
    "err_verify_missing_end": Row("error", "", "no '%1' ends the expected %0"),
    "err_verify_missing_line": Row("error", "", "no valid line stands after the '@' of the expected %0"),
    "err_verify_missing_file": Row("error", "", "no file '%0' is found for the expected %1"),
    "err_verify_invalid_range": Row("error", "", "no valid upper count stands after the '-' of the expected %0"),
    "err_verify_invalid_content": Row("error", "", "the expected %0 is not valid: %1"),
    "err_verify_missing_regex": Row("error", "", "the expected regex '%0' has no '{{...}}' part"),
    "err_verify_no_such_marker": Row("error", "", "no comment defines the marker '%0'"),
    "err_verify_ambiguous_marker": Row("error", "", "several comments define the marker '%0'"),
    "note_verify_ambiguous_marker": Row("note", "", "one '%0' is here"),
    "err_verify_no_directives": Row(
        "error", "", "no '%0' comment in the source; '%0-no-diagnostics' says that none is due"),
    "err_verify_inconsistent_diags": Row(
        "error", "",
        "%select{diagnostics of severity '%2'|'%1-%2' diagnostics}0 "
        "%select{expected but not seen|seen but not expected}3: %4"),
    "err_verify_invalid_no_diags": Row("error", "", "'%1' cannot stand behind %select{'%2'|other directives}0"),
}
