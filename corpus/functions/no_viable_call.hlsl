// RUN: hlslfe check %s -verify
float f(float2 a, float2 b); // expected-note {{[note_ovl_candidate_arity]}}
float f(float3 a); // expected-note {{[note_ovl_candidate_arity]}}
float g(int a); // expected-note 2 {{}}
float g(float a); // expected-note {{}}
float out_of(out float a);
struct S { float a; };
void test(S s, double d) {
  f(1, 2, 3); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  g(1u); // expected-error {{[err_ovl_ambiguous_call]}}
  unknown(1); // expected-error {{[err_undeclared_var_use]}}
}
