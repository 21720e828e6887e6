// RUN: hlslfe check %s -T lib_6_6 -verify
// One more than the largest.
enum E : int {
  A = 2147483647,
  B // expected-error {{[err_enumerator_out_of_range]}}
};
