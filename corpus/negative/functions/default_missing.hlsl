// RUN: hlslfe check %s -T lib_6_6 -verify
// After a default come defaults.
float f(float x = 1, float y) { return x; } // expected-error {{[err_param_default_argument_missing]}}
