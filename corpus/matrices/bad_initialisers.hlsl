// RUN: hlslfe check %s -T lib_6_6 -verify
// The number of scalars must be right.
void f(float2 v, float3x3 m) {
  float2x2 a = {1, 2, 3};          // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float2x2 b = float2x2(v, v, 1);  // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float2x2 c = {m};                // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float2x2 d[2] = {v, v, v};       // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float e[2] = {m[0], v};          // expected-error {{[err_hlsl_incorrect_num_initializers]}}
}
