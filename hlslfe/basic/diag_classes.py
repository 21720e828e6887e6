"""Diagnostics of classes: methods, bases, static members, operators.

Mirrors clang/include/clang/Basic/DiagnosticSemaKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

CLASS_DIAGNOSTICS: dict[str, Row] = {
    # interfaces
    "err_invalid_base_in_interface": Row("error", "", "an interface has no base such as '%0'"),
    "err_invalid_member_in_interface": Row(
        "error", "", "'%1' cannot stand in an interface: it is %select{a variable|static|an operator|a constructor|"
        "a type}0"),
    "err_abstract_type_in_decl": Row("error", "", "there are no objects of type %0, which lacks a method"),
    "note_pure_virtual_function": Row("note", "", "'%0' has no body in a class"),
    "err_different_return_type_for_overriding_virtual_function": Row(
        "error", "", "'%0' returns %1, but the interface wants %2"),
    "note_overridden_virtual_function": Row("note", "", "it is declared here"),
    # declarations
    "err_member_redeclared": Row("error", "", "the class has a member function '%0' with these parameters already"),
    "err_static_out_of_line": Row("error", "", "'static' stands in the class only"),
    "err_storageclass_invalid_for_member": Row("error", "", "a member has no storage class but 'static'"),
    "err_invalid_qualified_function_type": Row("error", "", "only a member function with an object can be const"),
    "err_incomplete_nested_name_spec": Row("error", "", "'%0' has no members yet, it is not complete"),
    "err_incomplete_base_class": Row("error", "", "a base class must be complete"),
    "err_anonymous_record_member_redecl": Row(
        "error", "", "member '%0' of the unnamed struct already is a member of the one around it"),
    "err_in_class_initializer_non_const": Row(
        "error", "", "a static member that is not const gets its value outside of the class"),
    "err_in_class_initializer_non_constant": Row("error", "", "the value of a static member must be constant here"),
    "err_invalid_declarator_in_function": Row("error", "", "'%0' cannot be defined in a function"),
    "err_static_data_member_not_allowed_in_local_class": Row(
        "error", "", "a struct in a function cannot have the static member '%0'"),
    "err_access": Row("error", "", "'%1' is %select{protected|private}0 in %2"),
    "note_access_natural": Row("note", "", "it is declared %select{protected|private}0 here"),
    "err_operator_overload_needs_class_or_enum": Row("error", "", "'%0' needs a parameter that is a struct or enum"),
    "err_operator_overload_must_be": Row(
        "error", "", "'%0' takes %select{one operand|two operands|one or two operands}1, not %2 parameters"),
    "err_operator_overload_must_be_member": Row("error", "", "'%0' must be a member function"),
    "err_operator_overload_static": Row("error", "", "'%0' cannot be static"),
    "err_operator_overload_default_arg": Row("error", "", "a parameter of '%0' cannot have a default"),
    "err_operator_overload_post_incdec_must_be_int": Row("error", "", "the parameter of a postfix '%0' is an int"),
    "err_bitfield_has_negative_width": Row("error", "", "the width of bit-field '%0' is negative (%1)"),
    "err_bitfield_has_zero_width": Row("error", "", "bit-field '%0' has no bits"),
    "warn_bitfield_width_exceeds_type_width": Row(
        "warning", "bitfield-width", "bit-field '%0' has %1 bits, its type only %2"),
    "err_static_not_bitfield": Row("error", "", "the static member '%0' cannot be a bit-field"),
    "err_base_clause_on_union": Row("error", "", "a union has no base classes"),
    "err_multiple_mem_union_initialization": Row("error", "", "one member of a union can have a default value"),
    "err_union_as_base_class": Row("error", "", "a union cannot be a base class"),
    "err_duplicate_base_class": Row("error", "", "'%0' is a direct base class already"),
    "warn_inaccessible_base_ambiguous": Row(
        "warning", "inaccessible-base", "the direct base '%0' cannot be used, since another base has one, too"),
    "err_ambiguous_derived_to_base_conv": Row("error", "", "%0 has several base objects of type %1"),
    "err_upcast_to_inaccessible_base": Row("error", "", "'%2' is a %select{protected|private}0 base of '%1'"),
    "err_ambiguous_member_multiple_subobjects": Row(
        "error", "", "member '%0' is there in several base objects of type %1"),
    "err_ambiguous_member_multiple_subobject_types": Row("error", "", "member '%0' is found in several base classes"),
    "note_ambiguous_member_found": Row("note", "", "one is declared here"),
    # constructors and conversion functions
    "err_constructor_return_type": Row("error", "", "a constructor has no type"),
    "err_constructor_cannot_be": Row("error", "", "a constructor cannot be %0"),
    "err_invalid_qualified_constructor": Row("error", "", "a constructor cannot be %0"),
    "err_constructor_byvalue_arg": Row(
        "error", "", "a constructor that takes its own class by value would need itself"),
    "err_constructor_redeclared": Row("error", "", "the class has a constructor with these parameters already"),
    "err_out_of_line_declaration": Row("error", "", "out of its class a member can only be defined"),
    "err_missing_default_ctor": Row(
        "error", "", "%select{base class|member}0 '%2' of '%1' has no default constructor"),
    "err_ovl_deleted_special_init": Row("error", "", "%0 has no default constructor, since a part of it has none"),
    "note_deleted_default_ctor": Row("note", "", "'%0' is that part"),
    "err_ovl_deleted_init": Row("error", "", "this constructor of %0 is deleted"),
    "err_ovl_ambiguous_init": Row("error", "", "several constructors of %0 are equally good"),
    "err_typecheck_ambiguous_condition": Row("error", "", "several conversions from %0 to %1 are equally good"),
    "err_conv_function_not_member": Row("error", "", "a conversion function is a member function with an object"),
    "err_conv_function_with_params": Row("error", "", "a conversion function has no parameters"),
    "err_conv_function_to_array": Row("error", "", "a conversion function cannot give an array"),
    "err_conv_function_redeclared": Row("error", "", "the class has a conversion function to this type already"),
    "warn_conv_not_used": Row("warning", "class-conversion", "a conversion to %0 is never used"),
    # uses
    "err_invalid_member_use_in_method": Row("error", "", "a static member function has no object whose member '%0' is"),
    "err_invalid_non_static_member_use": Row("error", "", "member '%0' is used without an object"),
    "err_invalid_this_use": Row("error", "", "'this' stands in member functions that are not static"),
    "err_member_call_without_object": Row("error", "", "member function '%0' is called without an object"),
    "err_member_function_call_bad_cvr": Row(
        "error", "", "'%0' is called for an object of type %1, but is not a const member function"),
    "err_bound_member_function": Row("error", "", "member function '%0' must be called"),
    "err_reference_to_local_in_enclosing_context": Row(
        "error", "", "'%0' belongs to the function around this struct"),
    "err_ovl_no_viable_member_function_in_call": Row("error", "", "no member function '%0' takes these arguments"),
    "err_ovl_no_oper": Row("error", "", "%0 has no %select{subscript|call}1 operator"),
    "err_ovl_ambiguous_oper_binary": Row("error", "", "operator '%0' is ambiguous for %1 and %2"),
    "err_ovl_ambiguous_oper_unary": Row("error", "", "operator '%0' is ambiguous for %1"),
    "err_not_member_of_base": Row("error", "", "%1 is neither %0 nor a base of it"),
}
