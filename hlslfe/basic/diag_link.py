"""Diagnostics of `hlslfe link`, which looks at the signatures of two stages: id -> (severity, group, text).

No Clang counterpart: no compiler looks at two stages at once.  The rules are those of the Direct3D 12 runtime.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

LINK_DIAGNOSTICS: dict[str, Row] = {
    "err_link_missing_element": Row(
        "error", "", "nothing feeds '%0': it is not among the %select{outputs|patch constants}1 of the %3 shader '%2'"),
    "err_link_stream": Row("error", "", "nothing feeds '%0': it is written to stream %1, and only stream 0 goes on"),
    "err_link_system_value": Row("error", "", "'%0' has kind %1 here, but kind %2 where it is written"),
    "err_link_component_type": Row("error", "", "'%0' is read as '%1', but written as '%2'"),
    "err_link_precision": Row("error", "", "'%0' is read as '%1', but written as '%2', of another width"),
    "err_link_register": Row("error", "", "'%0' is read from %1, but written to %2"),
    "err_link_mask": Row("error", "", "'%0' is read from %1, but only %2 is written"),
    "err_link_never_written": Row("error", "", "'%0' is read, but its '%1' is never written"),
    "err_link_no_position": Row("error", "", "nothing can be drawn: the %1 shader '%0' has no SV_Position"),
    "err_link_stage_order": Row("error", "", "a %0 shader cannot be followed by a %1 shader%select{|, only by %3}2"),
    "err_link_tessellation": Row("error", "", "a hull shader needs a domain shader after it"),
    "err_link_domain": Row("error", "", "the domain is '%0' here, but '%1' in the hull shader"),
    "err_link_control_points": Row("error", "", "%0 control points are read, but the hull shader makes %1"),
    "err_link_primitive": Row("error", "", "a '%0' is taken, but the tessellator makes a '%1'"),
    "warn_link_interpolation": Row(
        "warning", "link-interpolation", "'%0' is %1 here, but %2 where it is written; what counts is here"),
    "warn_link_default": Row("warning", "link-default", "'%0' is always 0: '%1' does not write it"),
    "warn_link_unused_output": Row(
        "warning", "link-unused-output", "'%0' is written, but '%1' does not read it", off_by_default=True),
    "note_link_producer": Row("note", "", "'%0' is an output of '%1' here"),
    "note_link_stage": Row("note", "", "the %0 shader '%1' is here"),
    "note_link_similar": Row("note", "", "did you mean '%0', which nobody reads?"),
    "note_link_reason": Row("note", "", "%0"),
    "note_link_fix": Row("note", "", "to fix it, %0"),
    "note_link_runtime": Row("note", "", "Direct3D 12 refuses such a pipeline with the message %0"),
}
