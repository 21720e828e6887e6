// RUN: hlslfe check %s -T lib_6_6 -verify
// A cast cannot make up values.
struct S { float a, b; };
float3 f(S s) {
  return (float3)s; // expected-error {{[err_bad_cxx_cast_generic]}}
}
