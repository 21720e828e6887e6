// RUN: hlslfe check %s -T lib_6_6 -verify
// What is no friend, and who does not see one.
struct A {
  int v;
  friend int w; // expected-error {{[err_unexpected_friend]}}
  friend struct B { int x; }; // expected-error {{[err_friend_decl_defines_type]}}
  friend int hidden() { return 1; }
};
int f() { return hidden(); } // expected-error {{[err_undeclared_var_use]}}
struct C {
  int v;
  friend int twice(C c) { return 1; } // expected-note {{[note_previous_definition]}}
};
int twice(C c) { return 2; } // expected-error {{[err_redefinition]}}
