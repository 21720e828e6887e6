// RUN: hlslfe check %s -T lib_6_6 -verify
// Nothing divides by zero.
static float a[1 / 0]; // expected-warning {{[warn_remainder_division_by_zero]}} expected-error {{[err_vla_unsupported]}}
