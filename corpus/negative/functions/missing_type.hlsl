// RUN: hlslfe check %s -T lib_6_6 -verify
// A function has a result type.
f(float x) { return x; } // expected-error {{[err_missing_type_specifier]}}
