// RUN: hlslfe check %s -T lib_6_6 -verify
// The values of an enum are integers.
enum E {
  A = 1.5, // expected-error {{[err_ice_not_integral]}}
  B
};
