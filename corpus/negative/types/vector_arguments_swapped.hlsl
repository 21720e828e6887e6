// RUN: hlslfe check %s -T lib_6_6 -verify
// First the type, then the length.
void f() {
  vector<3, float> v; // expected-error {{[err_template_arg_must_be_type]}}
}
