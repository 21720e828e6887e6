// RUN: hlslfe check %s -T lib_6_6 -verify
// Compound assignment changes, too.
void f(const float3 v) { // expected-note {{[note_typecheck_assign_const]}}
  v *= 2; // expected-error {{[err_typecheck_assign_const]}}
}
