// RUN: hlslfe check %s -T lib_6_6 -verify
// A member needs a name.
float f(float4 v) {
  return v.; // expected-error {{[err_expected_unqualified_id]}}
}
