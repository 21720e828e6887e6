// RUN: hlslfe check %s -T lib_6_6 -verify
// Strings are no numbers.
float2 f() {
  float2 v = {"a", 1}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return v;
}
