// RUN: hlslfe check %s -T lib_6_6 -verify
// A plain struct has no constructor.
struct S { float a; float b; };
S f() {
  return S(1, 2); // expected-error {{[err_ovl_no_viable_function_in_init]}}
}
