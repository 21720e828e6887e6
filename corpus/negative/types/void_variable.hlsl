// RUN: hlslfe check %s -T lib_6_6 -verify
// void has no values.
void f() {
  void v; // expected-error {{[err_typecheck_decl_incomplete_type]}}
}
