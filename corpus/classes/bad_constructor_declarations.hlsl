// RUN: hlslfe check %s -T lib_6_6 -verify
// Declarations of constructors that are none, each in a class of its own.
struct A { int x; void A(int i) { x = i; } }; // expected-error {{[err_constructor_return_type]}}
struct B { int x; B(int i) const { } }; // expected-error {{[err_invalid_qualified_constructor]}}
struct C { int x; static C(int i) { } }; // expected-error {{[err_constructor_cannot_be]}}
struct D { int x; D(D d) { } }; // expected-error {{[err_constructor_byvalue_arg]}}
struct E { int x; E(int i) : x(i) { } }; // expected-error {{[err_hlsl_unsupported_construct]}}
struct F { int x; F(out int i) { i = 1; } }; // expected-error {{[err_hlsl_unsupported_construct]}}
struct G { int x; G(int i) { return 1; } }; // expected-error {{[ext_return_has_expr]}}
struct H { int x; H(int i); };
H::H(float f) { } // expected-error {{[err_member_decl_does_not_match]}}
H::H(int i); // expected-error {{[err_out_of_line_declaration]}}
struct I { int x; I() { x = 1; } };
groupshared I shared_one; // expected-error {{[err_ovl_no_viable_function_in_init]}}
