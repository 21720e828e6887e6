// RUN: hlslfe check %s -T lib_6_6 -verify
// And no more.
struct S { float a; float3 b; };
S f(float x) {
  S s = {x, x, x, x, x}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return s;
}
