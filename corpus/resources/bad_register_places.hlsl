// RUN: hlslfe %s -T lib_6_6 -verify
static RWBuffer<float> a : register(u1); // expected-error {{'register' cannot stand here}}
void f(RWBuffer<float> b : register(u1)) { // expected-error {{'register' cannot stand here}}
  RWBuffer<float> c : register(u1); // expected-error {{'register' cannot stand here}}
}
RWBuffer<float> d : register(u1) : register(u2); // expected-error {{there is a register u here already}}
RWBuffer<float> e : register(space1) : register(space2); // expected-error {{there is a register space here already}}
