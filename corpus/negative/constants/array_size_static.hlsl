// RUN: hlslfe check %s -T lib_6_6 -verify
// Not constant: it may change.
static int n = 2;
static float a[n]; // expected-error {{[err_vla_unsupported]}}
