"""Diagnostics of resources and their bindings: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td and DiagnosticParseKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

_LEGACY = "legacy-constant-register-binding"

RESOURCE_DIAGNOSTICS: dict[str, Row] = {
    # classes
    "note_concept_specialization_constraint_evaluated_to_false": Row("note", "", "it takes %0"),
    "err_incomplete_type_used_in_type_trait_expr": Row("error", "", "a resource cannot hold %0, which has no body"),
    "err_hlsl_assign_to_global_resource": Row("error", "", "'%0' keeps the binding that it has"),
    "err_hlsl_incomplete_resource_array_in_function_param": Row(
        "error", "", "an array of resources needs its size as a parameter"),
    # calls
    "err_hlsl_unsupported_resource_element": Row("error", "", "'%0' does not read %1"),
    "err_hlsl_texture_offset_range": Row("error", "", "an offset is from -8 to 7; this is %0"),
    "err_hlsl_texture_offset_not_constant": Row("error", "", "before shader model %0, an offset must be a constant"),
    "err_hlsl_resource_index": Row("error", "", "%0 takes an index of type %1, not %2"),
    "err_hlsl_pulled_no_input": Row("error", "", "'%0' takes an input of the shader as it is"),
    "err_hlsl_pulled_interpolation": Row(
        "error", "", "'%0' takes an input that is %select{interpolated|'nointerpolation'}1"),
    "warn_hlsl_wrong_heap": Row("warning", "hlsl-heap", "the heap of %select{resources|samplers}0 has no %1"),
    # what a resource is
    "err_hlsl_resource_not_unique": Row(
        "error", "hlsl-resource-not-unique", "%select{'%1'|this}0 is no single resource: it may be '%2' or '%3'"),
    "err_hlsl_resource_not_set": Row(
        "error", "", "%select{'%1'|this}0 is used, but no resource was ever assigned to it"),
    "warn_hlsl_resource_not_set": Row(
        "warning", "uninitialized", "%select{'%1'|this}0 is used, but no resource was ever assigned to it"),
    "note_hlsl_resource_candidate": Row("note", "", "'%0' comes from here"),
    # modifiers of types
    "err_attributes_are_not_compatible": Row("error", "", "'%0' and '%1' exclude each other"),
    "err_hlsl_modifier_wrong_type": Row("error", "", "'%0' does not go with %1: it is for %2"),
    "err_hlsl_modifier_after_type": Row("error", "", "'%0' has to stand before the type"),
    "warn_hlsl_modifier_ignored": Row("warning", "ignored-attributes", "'%0' says nothing here"),
    "warn_hlsl_impcast_glc_mismatch": Row(
        "warning", "conversion", "this copy %select{becomes|is no longer}0 '%1'"),
    # register(...)
    "err_hlsl_expected_space": Row("error", "", "'%0' is no register space (such as 'space1')"),
    "err_hlsl_unsupported_register_number": Row("error", "", "'%0' lacks the number of its register"),
    "err_hlsl_unsupported_register_subcomponent": Row(
        "error", "", "the index of a register is a constant that is not negative"),
    "warn_hlsl_register_index_ignored": Row(
        "warning", "hlsl-register-index", "this index is ignored, the register is '%0'"),
    "err_hlsl_register_number_too_large": Row("error", "", "there are no register numbers above 4294967295"),
    "err_hlsl_binding_type_invalid": Row("error", "", "'%0' is no kind of register (b, t, u, s and c are)"),
    "err_hlsl_binding_type_mismatch": Row("error", "", "a register %0 does not fit here, this one needs %1"),
    "err_hlsl_separate_attr_arg_and_number": Row("error", "", "'%0' and '%1' belong together"),
    "err_hlsl_space_on_global_constant": Row("error", "", "a constant has no register space"),
    "err_hlsl_duplicate_register_annotation": Row("error", "", "there is a register %0 here already"),
    "warn_hlsl_user_defined_type_missing_member": Row(
        "warning", _LEGACY, "nothing in %0 takes a register %1"),
    "warn_hlsl_deprecated_register_type_b": Row(
        "warning", _LEGACY, "register b is for cbuffers; a constant goes by 'c'"),
    "warn_hlsl_deprecated_register_type_i": Row("error", _LEGACY, "register i is no longer used"),
    "warn_hlsl_register_type_c_packoffset": Row(
        "warning", _LEGACY, "register c does nothing in a cbuffer; packoffset places a member"),
    "err_hlsl_resource_range_overlap": Row(
        "error", "hlsl-register-overlap", "'%0' takes a register that '%1' has already (%2)"),
    "note_hlsl_resource_range_overlap": Row("note", "", "'%0' is bound here"),
    # root signatures
    "err_hlsl_invalid_token": Row(
        "error", "", "'%1' has no such %select{parameter|value}0%select{|, did you mean '%3'?}2"),
    "err_hlsl_rootsig_missing_param": Row("error", "", "'%0' is missing"),
    "err_hlsl_rootsig_repeat_param": Row("error", "", "'%0' was there already"),
    "err_hlsl_rootsig_non_zero_flag": Row("error", "", "flags are names, or 0 for none"),
    "err_hlsl_number_literal_overflow": Row(
        "error", "", "this number does not fit into %select{32 bits|a float}0"),
    "err_hlsl_number_literal_underflow": Row("error", "", "this number is too small for a float, and not 0"),
    "err_lexing_numeric": Row("error", "", "this is no number"),
    "err_hlsl_invalid_rootsig_value": Row("error", "", "'%0' is a number from %1 to %2"),
    "err_hlsl_invalid_rootsig_flag": Row("error", "", "version 1.%0 does not have these flags together"),
    "err_hlsl_invalid_mixed_resources": Row("error", "", "samplers have tables of their own"),
    "err_hlsl_appending_onto_unbound": Row("error", "", "nothing can follow a range without an end"),
    "err_hlsl_offset_overflow": Row("error", "", "this range would go from %0 to %1 in its table"),
    "note_hlsl_resource_range_here": Row("note", "", "%0 was given here"),
    "warn_duplicate_attribute_exact": Row("warning", "ignored-attributes", "'%0' is there already"),
    "err_disallowed_duplicate_attribute": Row("error", "", "'%0' is there already, and says something else"),
    "warn_hlsl_implicit_binding": Row("warning", "hlsl-implicit-binding", "'%0' has no register of its own", True),
}
