// RUN: hlslfe check %s -T lib_6_6 -verify
// Calls of methods that no overload can take.
struct A { int a; };
struct S {
  int f(int a, int b = 1) { return a + b; } // expected-note 2 {{[note_ovl_candidate_arity]}} expected-note {{[note_ovl_candidate_bad_conv]}}
  int g(float2 v) { return 1; } // expected-note {{[note_ovl_candidate_bad_conv]}}
  int h(int a, float b) { return 1; } // expected-note {{[note_ovl_candidate]}}
  int h(float a, int b) { return 1; } // expected-note {{[note_ovl_candidate]}}
};
struct D : S { int f() { return 2; } }; // expected-note {{[note_ovl_candidate_arity]}}
int use(S s, D d, A a, float3 v) {
  s.f(); // expected-error {{[err_ovl_no_viable_member_function_in_call]}}
  s.f(1, 2, 3); // expected-error {{[err_ovl_no_viable_member_function_in_call]}}
  s.g(a); // expected-error {{[err_ovl_no_viable_member_function_in_call]}}
  s.h(1.0, 1.0); // expected-error {{[err_ovl_ambiguous_call]}}
  d.f(1); // expected-error {{[err_ovl_no_viable_member_function_in_call]}}
  d.A::f(); // expected-error {{[err_not_member_of_base]}}
  s.f(a); // expected-error {{[err_ovl_no_viable_member_function_in_call]}}
  return d.S::f(1) + d.f() + s.g(v.xy);
}
