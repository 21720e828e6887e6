// RUN: hlslfe check %s -T lib_6_6 -verify
// Arguments that no overload takes; intrinsics that exist but are not lowered yet.
struct S { float a; };
float3 f(float3 v, float2 w, S s, bool b) {
  v = cross(v, w); // expected-note {{[note_hlsl_intrinsic_arguments]}} expected-error {{[err_ovl_no_viable_function_in_call]}}
  v.x = dot(v); // expected-note {{[note_ovl_candidate_arity]}} expected-error {{[err_ovl_no_viable_function_in_call]}}
  v.x = sin(s); // expected-note {{[note_hlsl_intrinsic_arguments]}} expected-error {{[err_ovl_no_viable_function_in_call]}}
  v.x = noise(v); // expected-error {{not supported yet}}
  v.x = nosuch(v); // expected-error {{[err_undeclared_var_use]}}
  return saturate(v);
}
