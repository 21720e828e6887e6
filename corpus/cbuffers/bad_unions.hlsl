// RUN: hlslfe check %s -T lib_6_6 -verify
struct S { float x; };
union Nested { float f; S s; };
union List { float f; float a[2]; };
cbuffer C {
  Nested a; // expected-error {{a union of more than scalars and vectors in a constant buffer is not supported yet}}
  List b[2]; // expected-error {{is not supported yet}}
}
ConstantBuffer<Nested> c; // expected-error {{is not supported yet}}
