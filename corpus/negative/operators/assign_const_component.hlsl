// RUN: hlslfe check %s -T lib_6_6 -verify
// And each component of a constant vector.
void f(const float3 v) { // expected-note {{[note_typecheck_assign_const]}}
  v.x = 2; // expected-error {{[err_typecheck_assign_const]}}
}
