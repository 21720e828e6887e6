// RUN: hlslfe check %s -T lib_6_6 -verify
// Vectors take two arguments.
void f() {
  vector<float, 3, 3> v; // expected-error {{[err_template_arg_list_different_arity]}}
}
