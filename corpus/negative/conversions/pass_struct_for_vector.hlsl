// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct of three floats is no float3.
struct S { float a, b, c; };
float g(float3 v) { return v.x; } // expected-note {{[note_ovl_candidate_bad_conv]}}
float f(S s) {
  return g(s); // expected-error {{[err_ovl_no_viable_function_in_call]}}
}
