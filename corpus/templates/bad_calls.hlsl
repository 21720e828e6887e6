// RUN: hlslfe check %s -T lib_6_6 -verify
// What a template cannot be called with; the notes tell why.
template <typename T> T two(T a, T b) { return a; }
// expected-note@-1 {{[note_ovl_candidate_inconsistent_deduction]}}
// expected-note@-2 {{[note_ovl_candidate_explicit_arg_mismatch]}}
// expected-note@-3 {{[note_ovl_candidate_arity]}}
template <typename R> R none() { return 0; } // expected-note {{[note_ovl_candidate_incomplete_deduction]}}
template <typename T> T only(vector<T, 2> v) { return v.x; } // expected-note {{[note_ovl_candidate_non_deduced_mismatch]}}
template <typename T> typename T::type member(T a) { return 0; } // expected-note {{[note_ovl_candidate_substitution_failure]}}
template <typename T, typename U> int same(T a, U b) { return 1; } // expected-note {{[note_ovl_candidate]}}
template <typename T, typename U> int same(U a, T b) { return 2; } // expected-note {{[note_ovl_candidate]}}

void test(int i, float f, float3 v) {
  two(i, f); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  two<float, 3>(i, f); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  two(i); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  none(); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  only(v); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  member(f); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  same(i, f); // expected-error {{[err_ovl_ambiguous_call]}}
}
