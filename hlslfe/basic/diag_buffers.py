"""Diagnostics of constant buffers: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td and DiagnosticParseKinds.td; the ids of words that fit no
variable, of an overridden packoffset and of ignored initialisers are DXC's or, where it has none, ours.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

BUFFERS_DIAGNOSTICS: dict[str, Row] = {
    # declarations
    "err_invalid_declaration_in_hlsl_buffer": Row("error", "", "a %select{tbuffer|cbuffer}0 cannot hold this"),
    "err_hlsl_varmodifierna": Row("error", "", "'%0' does not go with a %1"),
    "warn_extern_init": Row("warning", "extern-initializer", "'extern' and a value on one variable"),
    "warn_hlsl_ignored_initializer": Row(
        "warning", "hlsl-ignored-initializer", "'%0' is read from a constant buffer; this value is ignored"),
    "err_hlsl_cbuffer_too_large": Row("error", "", "'%0' takes %1 bytes, a constant buffer holds %2"),
    # packoffset
    "err_hlsl_packoffset_invalid_reg": Row("error", "", "packoffset takes a register c, not '%0'"),
    "err_hlsl_packoffset_number": Row("error", "", "there is no register '%0'"),
    "err_hlsl_unsupported_component": Row("error", "", "'%0' is no component (x, y, z and w are)"),
    "err_hlsl_packoffset_cross_reg_boundary": Row("error", "", "%0 does not fit into the rest of its register"),
    "err_hlsl_packoffset_alignment_mismatch": Row("error", "", "%1 is a multiple of %2 bytes away, not at '%0'"),
    "err_hlsl_invalid_register_or_packoffset": Row("error", "", "%0 starts at component x"),
    "err_hlsl_packoffset_overlap": Row("error", "", "'%0' lies where '%1' is"),
    "warn_hlsl_packoffset_mix": Row("warning", "mix-packoffset", "packoffset on some members of '%0', not on others"),
    "warn_hlsl_packoffset_override": Row("warning", "packoffset-override", "this packoffset replaces the one before"),
}
