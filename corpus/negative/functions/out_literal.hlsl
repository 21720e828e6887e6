// RUN: hlslfe check %s -T lib_6_6 -verify
// An out argument is a variable.
void g(out float x) { x = 1; }
void f() {
  g(1.0); // expected-error {{[error_hlsl_inout_lvalue]}}
}
