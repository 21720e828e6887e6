// RUN: hlslfe check %s -T lib_6_6 -verify
// 2^32 is too much for an int.
enum E : int {
  A = 0x100000000 // expected-error {{[err_enumerator_out_of_range]}}
};
