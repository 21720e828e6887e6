// RUN: hlslfe check %s -T lib_6_6 -verify
// A scalar takes one value.
static float x = {1, 2}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
