"""Diagnostics of reading `!dx.semantic.signatures` back from a module's text: id -> (severity, group, text).

No Clang counterpart: upstream's reader reports through LLVM's verifier, without ids.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

METADATA_DIAGNOSTICS: dict[str, Row] = {
    "err_dx_signature_metadata": Row("error", "", "%0%select{, operand %2|}1: %3"),
    "err_dx_signature_access": Row("error", "", "%select{load|store}0: %1"),
}
