// RUN: hlslfe check %s -T lib_6_6 -verify
// No memory is that large.
static float a[0x7fffffffffffffff]; // expected-error {{[err_array_too_large]}}
