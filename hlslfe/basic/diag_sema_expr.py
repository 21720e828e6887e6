"""Diagnostics of the expressions of the sema stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

SEMA_EXPR_DIAGNOSTICS: dict[str, Row] = {
    # operators
    "err_typecheck_invalid_operands": Row("error", "", "no such operator for %0 and %1"),
    "err_hlsl_ternary_scalar": Row("error", "", "the condition of '?:' is a scalar in HLSL 2021"),
    "note_function_suggestion": Row("note", "", "for vectors, call '%0'"),
    "err_typecheck_expect_int": Row("error", "", "%0 here, where only integers may stand"),
    "err_typecheck_unary_expr": Row("error", "", "no such operator for %0"),
    "err_hlsl_operator_unsupported": Row("error", "", "HLSL has no operator '%0'"),
    "err_typecheck_illegal_increment_decrement": Row("error", "", "%select{++|--}0 does not work on %1"),
    "err_increment_decrement_bool": Row("error", "", "%select{++|--}0 does not work on a bool"),
    "warn_increment_bool": Row("warning", "deprecated-increment-bool", "++ on a bool only ever sets it to true"),
    "warn_remainder_division_by_zero": Row(
        "warning", "division-by-zero", "%select{remainder|division}0 by zero"),
    "err_typecheck_cond_incompatible_operands": Row(
        "error", "", "the two results of '?:' have nothing in common: %0 and %1"),
    "err_conditional_vector_size": Row(
        "error", "", "condition %0 and result %1 have different numbers of components"),
    "err_typecheck_bool_condition": Row("error", "", "%0 is neither true nor false"),
    "note_condition_assign_silence": Row("note", "", "another pair of parentheses says that it is meant"),
    "note_condition_assign_to_comparison": Row("note", "", "'==' compares"),
    "note_condition_or_assign_to_comparison": Row("note", "", "'!=' compares"),
    "note_equality_comparison_to_assign": Row("note", "", "'=' assigns"),
    "note_inequality_comparison_to_or_assign": Row("note", "", "'|=' assigns"),
    "warn_condition_is_assignment": Row("warning", "parentheses", "an assignment as a condition; is '==' meant?"),
    # assignment
    "err_typecheck_expression_not_modifiable_lvalue": Row("error", "", "this is no variable and cannot be assigned"),
    "err_typecheck_duplicate_vector_components_not_mlvalue": Row(
        "error", "", "a swizzle that repeats a component cannot be assigned"),
    "err_typecheck_assign_const": Row("error", "", "%select{variable|member}0 '%1' is const (%2), it cannot change"),
    "err_typecheck_assign_const_unknown": Row("error", "", "this is const and cannot be changed"),
    "note_typecheck_assign_const": Row("note", "", "%select{variable|member}0 '%1' is declared here"),
    "err_hlsl_vector_compound_assignment_truncation": Row(
        "error", "", "the left side %0 would have to shrink to fit %1"),
    # conversions
    "err_init_conversion_failed": Row(
        "error", "", "cannot %select{initialize|return|pass}0 %1 %select{with|from|from}0 a value of type %2"),
    "err_typecheck_convert_incompatible": Row("error", "", "cannot %select{assign|convert}0 to %1 from %2"),
    "warn_hlsl_impcast_vector_truncation": Row("warning", "vector-conversion", "%0 is cut to %1"),
    "warn_impcast_literal_float_to_integer": Row(
        "warning", "literal-conversion", "as %1 the %0 literal %2 loses its value"),
    "warn_impcast_integer_precision_constant": Row(
        "warning", "constant-conversion", "as %1 the %0 literal %2 loses its value"),
    "err_bad_const_cast_dest": Row("error", "", "const_cast changes references and pointers only, not %0"),
    "err_bad_cxx_cast_generic": Row(
        "error", "", "%select{a cast|static_cast|a functional cast|reinterpret_cast}0 cannot make %2 of %1"),
    "err_bad_cxx_cast_vector_to_vector_different_size": Row(
        "error", "", "%select{a cast|static_cast|a functional cast|reinterpret_cast}0 cannot lengthen %1 to %2"),
    # initialisation
    "err_hlsl_incorrect_num_initializers": Row(
        "error", "", "too %select{few|many}0 values for %1: %2 needed, %3 given"),
    "err_excess_initializers_in_scalar": Row("error", "", "a scalar takes one value, not several"),
    "err_init_too_many_leaves": Row("error", "", "an initialiser of more than %0 scalars is too large"),
    "err_ovl_no_viable_function_in_init": Row("error", "", "%0 has no constructor for these arguments"),
    # members and subscripts
    "err_typecheck_member_reference_struct_union": Row("error", "", "%0 has no members"),
    "err_ext_vector_component_name_illegal": Row("error", "", "no vector component is called '%0' here"),
    "err_ext_vector_component_exceeds_length": Row("error", "", "%0 has no such component"),
    "err_ext_vector_component_length": Row("error", "", "a swizzle picks at most 4 components, not %0"),
    "err_typecheck_subscript_value": Row("error", "", "%0 is no array and no vector"),
    "err_typecheck_subscript_not_integer": Row("error", "", "a subscript must be an integer, not %0"),
    "err_hlsl_vector_element_index_out_of_bounds": Row(
        "error", "", "there are %1 components, counted from 0, and no %0"),
    "warn_array_index_exceeds_bounds": Row(
        "warning", "array-bounds", "subscript %1 lies %select{behind the end|before the beginning}0 of %2"),
    "note_array_declared_here": Row("note", "", "array '%0' is declared here"),
    # names, calls
    "err_hlsl_function_as_value": Row("error", "", "function '%0' can only be called"),
    "err_unexpected_type_or_namespace": Row("error", "", "'%0' is no value"),
    "err_sizeof_incomplete_type": Row("error", "", "%0 has no size"),
    "err_typecheck_call_not_function": Row("error", "", "%0 cannot be called"),
    "err_ovl_no_viable_function_in_call": Row("error", "", "no function '%0' takes these arguments"),
    "err_ovl_ambiguous_call": Row("error", "", "several functions '%0' fit this call equally well"),
    "note_ovl_candidate": Row("note", "", "one of them: '%0'"),
    "note_ovl_candidate_arity": Row("note", "", "'%0' takes %1 argument%s1, %2 given"),
    "note_ovl_candidate_bad_conv": Row("note", "", "'%0' does not: argument %1 is %2, needed is %3"),
    "note_hlsl_atomic_no_integer": Row("note", "", "'%0' changes an integer, not %1"),
    "note_hlsl_intrinsic_arguments": Row("note", "", "intrinsic '%0' has no overload for them"),
    "error_hlsl_inout_lvalue": Row("error", "", "an %select{out|inout}0 argument must be a variable"),
    "error_hlsl_inout_scalar_extension": Row(
        "error", "", "an %select{out|inout}0 argument cannot change between scalar and vector (%1 for %2)"),
    "warn_hlsl_availability": Row("error", "hlsl-availability", "'%0' needs shader model %1"),
    "warn_hlsl_availability_unavailable": Row("error", "hlsl-availability", "'%0' does not exist in a %1 shader"),
    "err_hlsl_intrinsic_needs_16_bit": Row("error", "", "'%0' needs 16-bit types (-enable-16bit-types)"),
    "err_hlsl_atomic_target": Row(
        "error", "", "an atomic operation needs a groupshared variable or an element of a writable buffer here"),
    "warn_deprecated_message": Row(
        "warning", "deprecated-declarations", "this overload of '%0' goes away after 202x; convert the arguments"),
    "err_typecheck_call_too_few_args": Row("error", "", "'%0' takes %1 arguments, %2 given"),
    "err_typecheck_call_too_many_args": Row("error", "", "'%0' takes %1 arguments, %2 given"),
    "err_typecheck_call_different_arg_types": Row("error", "", "these arguments must have one type, not %0 and %1"),
    "err_builtin_invalid_arg_type": Row("error", "", "'%0' does not take an argument of type %1"),
    "warn_hlsl_portability": Row(
        "warning", "hlsl-portability", "%select{Clang|DXC}0 refuses %1", off_by_default=True),
    "warn_hlsl_portability_attribute": Row(
        "warning", "hlsl-portability", "Clang ignores attribute '%0'", off_by_default=True),
    "warn_unused_comma_left_operand": Row("warning", "unused-value", "the left side of this comma does nothing"),
}
