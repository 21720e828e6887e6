// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct in the list counts with all its members.
struct S { float a, b; };
float3 f(S s) {
  float3 v = {s, s}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return v;
}
