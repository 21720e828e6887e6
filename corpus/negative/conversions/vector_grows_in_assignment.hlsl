// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor in an assignment.
void f(float2 v) {
  float4 r = 0;
  r = v; // expected-error {{[err_typecheck_convert_incompatible]}}
}
