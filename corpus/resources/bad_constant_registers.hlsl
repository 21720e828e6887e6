// RUN: hlslfe %s -T lib_6_6 -verify
float a : register(c1);
float b : register(c1, space2); // expected-error {{a constant has no register space}}
float c : register(space2); // expected-error {{a constant has no register space}}
float d : register(b1); // expected-warning {{a constant goes by 'c'}}
float e : register(i1); // expected-error {{register i is no longer used}}
float f : register(u1); // expected-error {{a register u does not fit here}}
struct S { float x; };
S g : register(t1); // expected-warning {{nothing in 'S' takes a register t}}
cbuffer C {
  float h : register(c1); // expected-warning {{register c does nothing in a cbuffer}}
}
