// RUN: hlslfe check %s -T lib_6_6 -verify
// Definitions outside of a class that fit nothing in it.
struct Later;
void Later::early() {} // expected-error {{[err_incomplete_nested_name_spec]}}
struct Later { void early(); };
struct S {
  int f(int a);
  int g() const;
  void twice() {} // expected-note {{[note_previous_definition]}}
  static void st();
};
int S::f(float a) { return 1; } // expected-error {{[err_member_decl_does_not_match]}}
int S::g() { return 1; } // expected-error {{[err_member_decl_does_not_match]}}
void S::twice() {} // expected-error {{[err_redefinition]}}
static void S::st() {} // expected-error {{[err_static_out_of_line]}}
void S::nope() {} // expected-error {{[err_member_decl_does_not_match]}}
void Unknown::nope() {} // expected-error {{[err_undeclared_var_use]}}
