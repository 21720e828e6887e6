// RUN: hlslfe check %s -T lib_6_6 -verify
// Words of older shaders where DXC takes them, and where it does not.
uniform float a;
shared float b;
extern float c;
extern uniform const float d;
volatile float e; // expected-error {{'volatile' does not go with a global variable}}
static volatile float f; // expected-error {{[err_hlsl_varmodifierna]}}
struct S { volatile float x; }; // expected-error {{'volatile' does not go with a field}}
float g(uniform float v, volatile float w) { return v; } // expected-error {{'volatile' does not go with a parameter}}
float h(shared float v) { return v; } // expected-error {{[err_hlsl_varmodifierna]}}
float i() {
  volatile float fine = 1;
  extern float j; // expected-error {{'extern' does not go with a local variable}}
  uniform float k = 1; // expected-error {{[err_hlsl_varmodifierna]}}
  shared float l = 1; // expected-error {{[err_hlsl_varmodifierna]}}
  return a + b + c + d + fine;
}
