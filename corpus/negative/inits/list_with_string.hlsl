// RUN: hlslfe check %s -T lib_6_6 -verify
// Strings are no numbers.
float2 f() {
  float2 v = {"a", 1}; // expected-error {{[err_not_supported_yet]}}
  return v;
}
