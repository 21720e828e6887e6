// RUN: hlslfe check %s -T lib_6_6 -verify
// A function cannot be declared with extents after its type.
float[2] f() { // expected-error {{[err_expected_unqualified_id]}}
  float a[2] = {1, 2};
  return a;
}
