"""Diagnostics of the driver and frontend stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticFrontendKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

FRONTEND_DIAGNOSTICS: dict[str, Row] = {
    "fatal_too_many_errors": Row("fatal", "", "too many errors, stopping here"),
    "err_not_supported_yet": Row("error", "", "%0 is not supported yet"),
}
