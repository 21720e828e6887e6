// RUN: hlslfe check %s -T lib_6_6 -verify
// A call is no constant.
int n() { return 2; }
static float a[n()]; // expected-error {{[err_vla_unsupported]}}
