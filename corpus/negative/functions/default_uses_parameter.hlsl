// RUN: hlslfe check %s -T lib_6_6 -verify
// A default cannot look at parameters.
float f(float x, float y = x) { return x; } // expected-error {{[err_param_default_argument_references_param]}}
