// RUN: hlslfe check %s -T lib_6_6 -verify
// Nobody declared it.
using namespace Missing; // expected-error {{[err_expected_namespace_name]}}
float f(float x) { return x; }
