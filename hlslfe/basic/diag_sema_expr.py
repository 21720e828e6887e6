"""Diagnostics of the expressions of the sema stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

SEMA_EXPR_DIAGNOSTICS: dict[str, Row] = {

}
