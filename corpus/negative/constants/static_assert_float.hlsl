// RUN: hlslfe check %s -T lib_6_6 -verify
// Not true in floats.
static_assert(0.5f > 1.0f, "halves"); // expected-error {{[err_static_assert_failed]}}
