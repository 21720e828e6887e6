"""Diagnostics of entry points, semantics, interpolation and packing: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

ENTRY_DIAGNOSTICS: dict[str, Row] = {
    # semantics, wherever they stand
    "err_hlsl_unknown_semantic": Row("error", "", "there is no system value '%0'%select{|, did you mean '%2'?}1"),
    "err_hlsl_semantic_index_out_of_range": Row("error", "", "index %0 of semantic '%1' is above %2"),
    "warn_attribute_wrong_decl_type_str": Row(
        "warning", "ignored-attributes", "'%0' is ignored here, it belongs on %1"),
    "err_attribute_wrong_decl_type_str": Row("error", "", "'%0' cannot stand here, it belongs on %1"),
    # semantics of an entry point
    "err_hlsl_missing_semantic_annotation": Row(
        "error", "",
        "%select{the result of '%1'|'%1'|this parameter}0 has no semantic; each value of an entry point needs one"),
    "err_hlsl_semantic_index_overlap": Row("error", "", "semantic '%0' already belongs to another %1"),
    "err_hlsl_semantic_partial_explicit_indexing": Row(
        "error", "", "either each %0 has 'vk::location' or none has"),
    "err_hlsl_semantic_unsupported_iotype_for_stage": Row(
        "error", "",
        "'%0' cannot be %select{an input|an output|a patch constant or primitive}1 of a %2 shader, only %3"),
    "err_hlsl_semantic_indexing_not_supported": Row("error", "", "'%0' has no index but 0"),
    "err_hlsl_semantic_invalid_type": Row("error", "", "'%0' cannot be of type %1, only %2"),
    "err_hlsl_semantic_64bit_type": Row("error", "", "no signature holds the 64-bit components of %1 for '%0'"),
    "err_hlsl_semantic_too_long": Row("error", "", "the name of a semantic has at most %0 bytes"),
    "err_hlsl_semantic_zero_sized_array": Row("error", "", "semantic '%0' is on an array without elements"),
    "note_hlsl_semantic_used_here": Row("note", "", "which is part of '%0'"),
    "note_previous_decl": Row("note", "", "'%0' is declared here"),
    "warn_hlsl_semantic_override": Row(
        "warning", "hlsl-semantic-override", "semantic '%0' has no effect inside '%1'", off_by_default=True),
    "note_hlsl_outer_semantic": Row("note", "", "'%0' stands further out, so it wins"),
    # interpolation keywords
    "warn_hlsl_duplicate_interpolation": Row("warning", "duplicate-decl-specifier", "a second '%0' changes nothing"),
    "err_hlsl_interpolation_conflict": Row("error", "", "'%0' and '%1' exclude each other"),
    "warn_hlsl_interpolation_override": Row("warning", "ignored-attributes", "'%0' overrides '%1'"),
    "err_hlsl_interpolation_position": Row("error", "", "'SV_Position' cannot be 'nointerpolation'"),
    "err_hlsl_interpolation_type": Row("error", "", "values of type '%0' do not interpolate, '%1' is not for them"),
    "note_conflicting_attribute": Row("note", "", "the other one is here"),
    # packing
    "err_hlsl_signature_packing": Row("error", "", "'%3' does not fit among the %0s of '%1': %2"),
    "warn_hlsl_signature_packing_ignored": Row(
        "warning", "hlsl-signature-packing", "packing mode '%0' is not for %1 shader %2s, they %3"),
    # entry points
    "err_hlsl_missing_entry_point": Row("error", "", "no function '%0' for the entry point"),
    "warn_hlsl_entry_without_stage": Row(
        "warning", "unused-command-line-argument",
        "%select{a library needs no entry point, and has no '%0'|'%0' is no entry point without the profile of a "
        "stage, or 'shader' before it}1"),
    "note_hlsl_entry_point_suggest": Row("note", "", "did you mean '%0'?"),
    "note_hlsl_entry_point_candidate": Row("note", "", "'%0' looks like a%select{ %2|n}1 entry point"),
    "note_hlsl_no_entry_point": Row(
        "note", "", "there is no entry point: give -T and -E, or write [shader(\"...\")] before a function"),
    "err_hlsl_ambiguous_entry_point": Row("error", "", "entry point '%0' is defined twice"),
    "err_hlsl_entry_shader_attr_mismatch": Row("error", "", "'shader' says %0, but the target is a %1 shader"),
    "err_hlsl_missing_numthreads": Row("error", "", "a %0 entry point needs 'numthreads'"),
    "err_hlsl_attr_unsupported_in_stage": Row("error", "", "'%0' is not for %1 shaders, only %2"),
    "err_hlsl_stage_attribute_missing": Row("error", "", "a %0 entry point needs '%1'"),
    "err_hlsl_stage_attribute_value": Row("error", "", "'%0' can be %1, not '%2'"),
    "err_attribute_argument_out_of_range": Row("error", "", "'%0' takes values from %1 to %2"),
    "err_hlsl_patch_constant_function": Row(
        "error", "", "%select{there is no function|there is more than one function|there is no body of}0 '%1' to "
                     "compute the patch constants"),
    "warn_hlsl_patch_constant_overloads": Row(
        "warning", "", "several functions '%0' compute patch constants, the last one is taken"),
    "note_hlsl_patch_constant_chosen": Row("note", "", "this one"),
    "err_hlsl_stage_param": Row("error", "", "%0 is not for %1 shaders"),
    "err_hlsl_stage_param_missing": Row("error", "", "a %0 entry point needs %1"),
    "err_hlsl_stage_param_twice": Row("error", "", "a %0 entry point has only one %1"),
    "err_hlsl_stage_param_form": Row("error", "", "'%0' must be %1"),
    "err_hlsl_stage_element_type": Row("error", "", "'%0' is made of structs, vectors or scalars, not of %1"),
    "err_hlsl_control_points_out_of_range": Row("error", "", "a patch has 1 to %1 control points, not %0"),
    "err_hlsl_patch_element": Row(
        "error", "", "'%0' is %select{not among the|of another shape or type among the}2 control points of '%1'"),
    "err_hlsl_control_points_mismatch": Row("error", "", "'%0' has %1 control points here, but %2 there"),
    "err_hlsl_stream_count": Row("error", "", "an entry point has at most %0 streams"),
    "err_hlsl_streams_must_be_points": Row("error", "", "of several streams each must be a 'PointStream'"),
    "err_hlsl_tess_factor_shape": Row("error", "", "'%0' of the domain '%1' is %2"),
    "err_hlsl_tess_factor_missing": Row("error", "", "the domain '%1' needs '%0' among the patch constants"),
    "err_hlsl_semantic_exclusive": Row("error", "", "'%0' cannot stand beside '%1'"),
    "err_hlsl_barycentrics_interpolation": Row("error", "", "'%0' cannot be 'nointerpolation'"),
    "err_hlsl_conservative_depth_position": Row(
        "error", "", "beside '%1', '%0' must be 'centroid' or 'sample' in a shader that runs once a pixel"),
    "err_hlsl_geometry_output_size": Row(
        "error", "", "%0 vertices of %1 scalars are more than the %2 scalars that a geometry shader may put out"),
    "err_hlsl_mesh_output_access": Row(
        "error", "", "'%0' can only be written, one element or member at a time by '='"),
    "err_hlsl_dispatch_mesh_payload": Row(
        "error", "", "the payload must be %select{of a struct type|smaller: its %1 bytes are more than %2}0"),
    "err_hlsl_mesh_size": Row(
        "error", "", "%select{the outputs|the outputs and the payload|the payload}0 of '%1': %2 bytes are more than "
                     "there may be (%3)"),
    "err_hlsl_dispatch_mesh_count": Row(
        "error", "", "'%1' must call 'DispatchMesh' exactly once, %select{but never does|but this is another call|"
                     "whatever its inputs are}0"),
    "err_hlsl_mesh_output_counts": Row(
        "error", "", "'%1' %select{writes this without|has already called|may come here without}0 'SetMeshOutputCounts'"
                     ", which is called once"),
    "warn_hlsl_incomplete_output": Row(
        "error", "hlsl-incomplete-output", "'%0' must be written whole, but '%1' never is"),
    "warn_hlsl_incomplete_target": Row(
        "warning", "hlsl-incomplete-target", "'%1' of '%0' is never written, so what is there then is not defined"),
    # attributes of entry points
    "warn_attribute_type_not_supported": Row(
        "warning", "ignored-attributes", "'%0' is ignored, '%1' is no value for it"),
    "err_expected_string_literal": Row("error", "", "'%0' takes a string literal"),
    "err_attribute_wrong_number_arguments": Row("error", "", "'%0' takes %1 argument%s1"),
    "err_attribute_too_few_arguments": Row("error", "", "'%0' takes at least %1 argument%s1"),
    "err_attribute_too_many_arguments": Row("error", "", "'%0' takes at most %1 argument%s1"),
    "err_attribute_argument_type": Row("error", "", "'%0' takes %1"),
    "err_ice_too_large": Row("error", "", "%0 does not fit into %1 bits"),
    "err_hlsl_attribute_param_mismatch": Row("error", "", "'%0' has other arguments than the '%0' before or after it"),
    "err_hlsl_numthreads_argument_oor": Row("error", "", "'numthreads' allows at most %1 for %select{x|y|z}0"),
    "err_hlsl_numthreads_invalid": Row("error", "", "'numthreads' asks for more than %0 threads"),
    "err_hlsl_attribute_in_wrong_shader_model": Row("error", "", "'%0' needs shader model %1"),
    "err_hlsl_attribute_number_arguments_insufficient_shader_model": Row(
        "error", "", "'%0' with %1 arguments needs shader model %2"),
    "err_attribute_power_of_two_in_range": Row("error", "", "'%0' takes powers of two from %1 to %2, not %3"),
    "err_attribute_argument_invalid": Row("error", "", "'%0' wants a smallest size that is not above the largest"),
    "warn_attr_min_eq_max": Row("error", "attribute-statement", "smallest and largest size of '%0' are the same"),
}
