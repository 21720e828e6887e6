// RUN: hlslfe check %s -T lib_6_6 -verify
// The extent comes after the name.
float f() {
  float[3] a; // expected-error {{[err_expected_unqualified_id]}}
  return 1;
}
