// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor members.
struct S {
  float *p; // expected-error {{[err_hlsl_pointers_unsupported]}}
  float a;
};
float f(S s) { return s.a; }
