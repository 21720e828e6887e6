// RUN: hlslfe check %s -T lib_6_6 -verify
// A call that fits nothing, or several functions alike, lists the candidates.
float f(float2 a, float2 b); // expected-note {{[note_ovl_candidate_arity]}}
float f(float3 a); // expected-note {{[note_ovl_candidate_arity]}}
float g(int a); // expected-note {{[note_ovl_candidate]}}
float g(float a); // expected-note {{[note_ovl_candidate]}}
float v(float2 a); // expected-note 2 {{[note_ovl_candidate]}}
float v(float3 a); // expected-note 2 {{[note_ovl_candidate]}}
struct S { float a; };
float s(S a); // expected-note {{[note_ovl_candidate_bad_conv]}}

void test(float x, float4 w, S t) {
  f(1, 2, 3); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  g(1u); // expected-error {{[err_ovl_ambiguous_call]}}
  v(x); // expected-error {{[err_ovl_ambiguous_call]}}
  v(w); // expected-error {{[err_ovl_ambiguous_call]}}
  s(x); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  unknown(1); // expected-error {{[err_undeclared_var_use]}}
  x(); // expected-error {{[err_typecheck_call_not_function]}}
}
