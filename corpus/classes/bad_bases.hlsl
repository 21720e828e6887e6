// RUN: hlslfe check %s -T lib_6_6 -verify
// What cannot be a base.
struct A { int a; };
struct Open; // expected-note {{[note_forward_declaration]}}
struct B : virtual A {}; // expected-error {{[err_hlsl_virtual_inheritance]}}
struct C : C {}; // expected-error {{[err_incomplete_base_class]}} expected-note {{[note_type_being_defined]}}
struct D : Open {}; // expected-error {{[err_incomplete_base_class]}}
struct E : A, D {};
typedef int Int;
struct F : Int {}; // expected-error {{[err_expected_class_name]}}
struct G : Nothing {}; // expected-error {{[err_expected_class_name]}}
G g(D d) { return d.a; }
