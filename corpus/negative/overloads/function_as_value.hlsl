// RUN: hlslfe check %s -T lib_6_6 -verify
// A function can only be called.
float g(float x) { return x; }
float f(float x) {
  return g + x; // expected-error {{[err_hlsl_function_as_value]}}
}
