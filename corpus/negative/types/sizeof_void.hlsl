// RUN: hlslfe check %s -T lib_6_6 -verify
// void has no size.
uint f() {
  return sizeof(void[2]); // expected-error {{[err_array_incomplete_or_sizeless_type]}}
}
