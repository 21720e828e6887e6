// RUN: hlslfe check %s -T lib_6_6 -verify
// Static data members: where values may stand, and what defines what.
struct S {
  int plain;
  static int a = 3; // expected-error {{[err_in_class_initializer_non_const]}}
  static const int b = missing(); // expected-error {{[err_undeclared_var_use]}}
  static int c; // expected-note {{[note_previous_declaration]}}
  static int d;
  static const int k = 4; // expected-note {{[note_previous_definition]}}
};
float S::c = 1; // expected-error {{[err_redefinition_different_type]}}
static int S::d = 1; // expected-error {{[err_static_out_of_line]}}
int S::nothing = 1; // expected-error {{[err_no_member]}}
const int S::k = 5; // expected-error {{[err_redefinition]}}
static int z;
struct T { static const int n = z; }; // expected-error {{[err_in_class_initializer_non_constant]}}
void f() {
  struct L { static int q; }; // expected-error {{[err_static_data_member_not_allowed_in_local_class]}}
  int S::d; // expected-error {{[err_invalid_declarator_in_function]}}
}
