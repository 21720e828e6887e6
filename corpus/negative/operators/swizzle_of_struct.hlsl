// RUN: hlslfe check %s -T lib_6_6 -verify
// Structs have members, not components.
struct S { float a; };
float f(S s) {
  return s.x; // expected-error {{[err_no_member]}}
}
