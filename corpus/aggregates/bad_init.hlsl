// RUN: hlslfe check %s -T lib_6_6 -verify
// The number of scalars in a list must be the number to fill, whatever the braces say.
struct S { float a; float2 b; };

void f(float3 v) {
  float2 few = {1}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float2 many = {1, 2, 3}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float2 fine = {{1}, {{2}}};
  S s = {v, 1}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  S t = {v};
  float4 c = float4(1, 2, 3); // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float3 d = float3(v, 1); // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float a[][2] = {1, 2, 3}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float b[]; // expected-error {{[err_typecheck_incomplete_array_needs_initializer]}}
  float e[2] = v; // expected-error {{[err_init_conversion_failed]}}
  int g[2][] = {1, 2}; // expected-error {{[err_array_incomplete_or_sizeless_type]}}
}
