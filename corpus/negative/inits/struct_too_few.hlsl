// RUN: hlslfe check %s -T lib_6_6 -verify
// All members, all components.
struct S { float a; float3 b; };
S f(float x) {
  S s = {x, x}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return s;
}
