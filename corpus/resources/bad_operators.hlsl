// RUN: hlslfe %s -T lib_6_6 -verify
RWBuffer<float> a, b;
void f(bool c) {
  a + b; // expected-error {{no such operator}}
  if (a) {} // expected-error {{neither true nor false}}
  -a; // expected-error {{}}
  a == b; // expected-error {{no such operator}}
  (float)a; // expected-error {{}}
  a.x; // expected-error {{has no member 'x'}}
  a["x"]; // expected-error {{}}
  a(1); // expected-error {{}}
}
