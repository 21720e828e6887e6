"""Diagnostics of matrices: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td; the ids of element names (`m._m00`) are DXC's.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

MATRIX_DIAGNOSTICS: dict[str, Row] = {
    # subscripts
    "err_matrix_index_not_integer": Row("error", "", "a matrix %select{row|column}0 is picked with an integer, not %1"),
    "err_matrix_index_outside_range": Row("error", "", "there are %1 %select{rows|columns}0, counted from 0"),
    # element names
    "err_hlsl_matrix_member_bad_format": Row("error", "", "'%0' names no elements of a matrix (_m01 or _12 does)"),
    "err_hlsl_matrix_member_mixing_refs": Row("error", "", "'%0' counts rows and columns from 0 and from 1"),
    "err_hlsl_matrix_member_out_of_bounds": Row("error", "", "%1 has no element '%0'"),
    "err_hlsl_matrix_member_too_many_positions": Row("error", "", "'%0' names more than 4 elements"),
    "err_hlsl_matrix_member_zero_in_one_based": Row("error", "", "'%0': without an m, rows and columns count from 1"),
    "err_typecheck_duplicate_matrix_components_not_mlvalue": Row(
        "error", "", "what names a matrix element twice cannot be assigned"),
    # conversions
    "err_invalid_conversion_between_matrixes": Row("error", "", "%0 does not fit into %1"),
    "warn_hlsl_impcast_matrix_truncation": Row("warning", "matrix-conversion", "%0 is cut to %1"),
    "warn_impcast_matrix_scalar": Row("warning", "matrix-conversion", "of %0 only the first element becomes %1"),
    # layout
    "err_hlsl_matrix_layout_wrong_type": Row("error", "", "'%0' is for matrices, not for %1"),
    "err_hlsl_matrix_layout_conflict": Row("error", "", "row_major and column_major exclude each other"),
    "warn_hlsl_matrix_layout_duplicate": Row("warning", "duplicate-decl-specifier", "'%0' again"),
}
