// RUN: hlslfe check %s -T lib_6_6 -verify
// At the top as well.
static_assert(1 + 1 == 3, "arithmetic"); // expected-error {{[err_static_assert_failed]}}
float f(float x) { return x; }
