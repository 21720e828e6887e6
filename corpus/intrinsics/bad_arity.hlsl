// RUN: hlslfe check %s -T lib_6_6 -verify
// The number of arguments, where a name has rows for several numbers, too.
float f(float3 v, double d, uint u) {
  v.x = length(); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
  v.x = length(v, v); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
  u = asuint(d, u); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
  v.y = lit(v.x, v.y).x; // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
  AllMemoryBarrier(1); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
  return v.x;
}
