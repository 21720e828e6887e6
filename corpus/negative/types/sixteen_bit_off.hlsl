// RUN: hlslfe check %s -T lib_6_6 -verify
// int16_t needs -enable-16bit-types.
int f() {
  int16_t i = 1; // expected-error {{[err_hlsl_type_needs_16_bit]}}
  return 1;
}
