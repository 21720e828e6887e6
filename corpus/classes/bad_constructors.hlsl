// RUN: hlslfe check %s -T lib_6_6 -verify
// What constructors cannot be, and what they cannot make.
struct A {
  int x;
  A(int i) { x = i; } // expected-note 2 {{[note_ovl_candidate]}} expected-note 2 {{[note_ovl_candidate_arity]}} expected-note {{[note_previous_declaration]}}
  A(float f) { x = 2; } // expected-note 2 {{[note_ovl_candidate]}} expected-note 2 {{[note_ovl_candidate_arity]}}
  A(int j) { x = 3; } // expected-error {{[err_constructor_redeclared]}}
};
struct B { int x; explicit B(int i) { x = i; } private: B(float f) { } }; // expected-warning {{[ext_hlsl_access_specifiers]}} expected-note 2 {{[note_access_natural]}}
struct C { A a; int z; }; // expected-note {{[note_deleted_default_ctor]}}
struct D : A { int y; D() { y = 3; } }; // expected-error {{[err_missing_default_ctor]}}
struct E { int x; E() = delete; E(int i) { x = i; } };
void f(double d) {
  A a; // expected-error {{[err_ovl_no_viable_function_in_init]}}
  A b(d); // expected-error {{[err_ovl_ambiguous_init]}}
  A c = d; // expected-error {{[err_typecheck_ambiguous_condition]}}
  A g(1, 2); // expected-error {{[err_ovl_no_viable_function_in_init]}}
  B h = 3; // expected-error {{[err_access]}}
  B i(1.5); // expected-error {{[err_access]}}
  C j; // expected-error {{[err_ovl_deleted_special_init]}}
  E k; // expected-error {{[err_ovl_deleted_init]}}
}
