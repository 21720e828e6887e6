// RUN: hlslfe check %s -T lib_6_6 -verify
// One argument too many.
float g(float a) { return a; } // expected-note {{[note_ovl_candidate_arity]}}
float f(float x) {
  return g(x, x); // expected-error {{[err_ovl_no_viable_function_in_call]}}
}
