"""Diagnostics of the codegen stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticFrontendKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

CODEGEN_DIAGNOSTICS: dict[str, Row] = {

}
