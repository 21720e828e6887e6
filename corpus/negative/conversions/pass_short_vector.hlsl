// RUN: hlslfe check %s -T lib_6_6 -verify
// An argument does not grow either.
float g(float3 v) { return v.x; } // expected-note {{[note_ovl_candidate_bad_conv]}}
float f(float2 v) {
  return g(v); // expected-error {{[err_ovl_no_viable_function_in_call]}}
}
