// RUN: hlslfe %s -T lib_6_6 -verify
RWBuffer<float> a, b; // expected-note {{declaration}}
RWBuffer<float> many[2]; // expected-note {{declaration}}
RWBuffer<int> ints;
void set(out RWBuffer<float> x) { x = a; }
void f() {
  a = b; // expected-error {{'a' keeps the binding that it has}}
  many[0] = b; // expected-error {{'many' keeps the binding}}
  set(b);
  RWBuffer<float> k = ints; // expected-error {{cannot initialize}}
  RWBuffer<float> l;
  l = ints; // expected-error {{cannot assign}}
  float x = a; // expected-error {{cannot initialize}}
  RWBuffer<float> open[]; // expected-error {{needs a size}}
}
RWBuffer<float> g() { return ints; } // expected-error {{cannot return}}
