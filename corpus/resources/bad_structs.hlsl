// RUN: hlslfe %s -T lib_6_6 -verify
struct R { RWBuffer<float> a; float x; };
R list[2];
R one : register(t3); // expected-warning {{nothing in 'R' takes a register t}} expected-note@-0 0+ {{declaration}}
R two : register(u1) : register(u2); // expected-error {{there is a register u here already}}
void f(int i) {
  list[i].a[0] = 1; // expected-error {{a resource in a struct that a variable index picks is not supported yet}}
  one.a = list[0].a; // expected-error {{'one.a' keeps the binding}}
  float y = list[i].x;
}
