// RUN: hlslfe check %s -T lib_6_6 -verify
// There are no pointers to follow.
struct S { float a; };
float f(S s) {
  return s->a; // expected-error {{[err_hlsl_operator_unsupported]}}
}
