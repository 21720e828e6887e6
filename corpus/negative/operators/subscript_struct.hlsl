// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor has a struct.
struct S { float a; };
float f(S s) {
  return s[0]; // expected-error {{[err_ovl_no_oper]}}
}
