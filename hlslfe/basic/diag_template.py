"""Diagnostics of templates, and of calls as a whole: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

TEMPLATE_DIAGNOSTICS: dict[str, Row] = {
    # arguments and parameters
    "err_template_missing_args": Row("error", "", "template '%0' needs arguments in angle brackets"),
    "err_template_arg_list_too_few": Row("error", "", "too few arguments for '%0'"),
    "err_template_nontype_parm_bad_type": Row("error", "", "a template parameter cannot be a value of type %0"),
    "err_template_param_shadow": Row("error", "", "there already is a template parameter '%0'"),
    "err_template_param_default_arg_missing": Row(
        "error", "", "this parameter needs a default, since one before it has one"),
    "err_template_param_default_arg_redefinition": Row("error", "", "this parameter already has a default"),
    "note_template_prev_default": Row("note", "", "the earlier default is here"),
    "note_template_decl_here": Row("note", "", "template '%0' is declared here"),
    "note_template_param_here": Row("note", "", "for parameter '%0'"),
    # specialisations
    "err_partial_spec_fully_specialized": Row("error", "", "no argument of '%0' depends on a parameter here"),
    "err_partial_spec_ordering_ambiguous": Row("error", "", "several specialisations fit '%0' equally well"),
    "note_partial_spec_match": Row("note", "", "this one fits"),
    "err_specialization_after_instantiation": Row("error", "", "'%0' was used before this specialisation"),
    "err_function_template_spec_no_match": Row("error", "", "'%0' specialises no template, or several"),
    # calls
    "note_ovl_candidate_explicit_arg_mismatch": Row("note", "", "'%0' does not take these template arguments"),
    "note_ovl_candidate_inconsistent_deduction": Row("note", "", "'%0' would have to be both '%1' and '%2'"),
    "note_ovl_candidate_non_deduced_mismatch": Row("note", "", "'%0' has parameters of another form"),
    "note_ovl_candidate_incomplete_deduction": Row("note", "", "nothing tells what '%0' is"),
    "note_ovl_candidate_substitution_failure": Row("note", "", "'%0' makes no sense with these arguments"),
    "err_not_found_by_two_phase_lookup": Row("error", "", "'%0' is declared after the template that calls it"),
    "note_not_found_by_two_phase_lookup": Row("note", "", "'%0' should be declared before the template"),
    "err_explicit_instantiation_not_known": Row("error", "", "'%0' is no instance of a template"),
    "err_explicit_instantiation_undefined_func_template": Row("error", "", "template '%0' has no definition"),
    "err_template_instantiate_undefined": Row("error", "", "template '%0' has no definition"),
    "err_no_declarators": Row("error", "", "this declares nothing"),
    "ext_explicit_specialization_storage_class": Row(
        "warning", "explicit-specialization-storage-class", "a specialisation has no '%0' of its own"),
    "err_var_spec_no_template": Row("error", "", "'%0' is no variable template"),
    "err_explicit_instantiation_duplicate": Row("error", "", "'%0' is instantiated already"),
    "note_previous_explicit_instantiation": Row("note", "", "the first one is here"),
    "note_explicit_instantiation_here": Row("note", "", "in '%0', which is instantiated here"),
    "warn_explicit_instantiation_after_specialization": Row(
        "warning", "instantiation-after-specialization", "'%0' is specialised already, this changes nothing"),
    "note_previous_template_specialization": Row("note", "", "the specialisation is here"),
    "note_template_variable_instantiation_here": Row("note", "", "in '%0', which is needed here"),
    "err_template_arg_must_be_template": Row("error", "", "a template is needed here"),
    "note_template_arg_template_params_mismatch": Row("note", "", "template '%0' has other parameters than '%1' wants"),
    # packs
    "err_pack_expansion_without_parameter_packs": Row("error", "", "nothing here is a pack that '...' could expand"),
    "err_pack_expansion_length_conflict": Row("error", "", "packs '%0' and '%1' are not equally long"),
    "err_unexpanded_parameter_pack": Row("error", "", "'%0' is a pack, it needs '...'"),
    "err_sizeof_pack_no_pack_name": Row("error", "", "'%0' is no pack"),
    "err_fold_expression_empty": Row("error", "", "the pack is empty, and '%0' has no value for that"),
    "err_template_param_pack_must_be_last_template_parameter": Row("error", "", "a pack must be the last parameter"),
    "ext_fold_expression": Row("warning", "c++17-extensions", "fold expressions come from C++17"),
    "ext_variable_template": Row("warning", "c++14-extensions", "variable templates come from C++14"),
    # instances
    "note_template_function_instantiation_here": Row("note", "", "in '%0', which is needed here"),
    "note_template_member_instantiation_here": Row("note", "", "in '%0', which is needed here"),
    "note_template_class_instantiation_here": Row("note", "", "in '%0', which is needed here"),
    "note_template_type_alias_instantiation_here": Row("note", "", "in '%0', which is needed here"),
    "note_instantiation_contexts_suppressed": Row("note", "", "(and %0 more templates in between)"),
    # recursion (ours: DXC only)
    "err_hlsl_no_recursion": Row("error", "", "'%0' calls itself, which HLSL does not allow"),
    "note_hlsl_recursive_call": Row("note", "", "by this call"),
    "err_template_name_too_long": Row("error", "", "the arguments of template '%0' take more than %1 characters"),
    "err_template_recursion_depth_exceeded": Row("error", "", "templates need each other more than %0 deep"),
}
