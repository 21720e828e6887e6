// RUN: hlslfe check %s -T lib_6_6 -verify
// One argument is missing.
float g(float a, float b) { return a + b; } // expected-note {{[note_ovl_candidate_arity]}}
float f(float x) {
  return g(x); // expected-error {{[err_ovl_no_viable_function_in_call]}}
}
