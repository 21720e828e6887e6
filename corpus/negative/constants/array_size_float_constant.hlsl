// RUN: hlslfe check %s -T lib_6_6 -verify
// Even when it is whole.
static const float N = 2;
static float a[N]; // expected-error {{[err_array_size_non_int]}}
