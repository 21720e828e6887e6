// RUN: hlslfe check %s -T lib_6_6 -verify
// Components come from xyzw or rgba, not from both, and not beyond the vector; a written one may not repeat.
void f(inout float3 v, float s) {
  v.xx = 1; // expected-error {{[err_typecheck_duplicate_vector_components_not_mlvalue]}}
  v.w = 1; // expected-error {{[err_ext_vector_component_exceeds_length]}}
  v.q = 1; // expected-error {{[err_ext_vector_component_name_illegal]}}
  float2 mixed = v.xg; // expected-error {{[err_ext_vector_component_name_illegal]}}
  float2 beyond = s.xy; // expected-error {{[err_ext_vector_component_exceeds_length]}}
  float2 fine = s.xx + v.xyz.zy.yx;
  v.xyz.zx = fine;
  int i = 1;
  i.foo = 2; // expected-error {{[err_ext_vector_component_name_illegal]}}
}
