"""Diagnostics of the lexer stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticLexKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

LEX_DIAGNOSTICS: dict[str, Row] = {

}
