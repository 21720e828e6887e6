// RUN: hlslfe check %s -T lib_6_6 -verify
// The list in a return is counted too.
float2 f() {
  return {1, 2, 3}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
}
