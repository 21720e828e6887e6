"""Diagnostics of the parser stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticParseKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

PARSE_DIAGNOSTICS: dict[str, Row] = {

}
