// RUN: hlslfe %s -T lib_6_6 -verify
Buffer<float> a : register(t0[-1]); // expected-error {{the index of a register is a constant that is not negative}}
Buffer<float> b : register(t0[none]); // expected-error {{nothing is called 'none' here}}
Buffer<float> c : register(t0[]); // expected-error {{an expression is missing here}}
Buffer<float> d : register(space1[2]); // expected-error {{')' is missing here}}
Buffer<float> e : register(t0, space1[2]); // expected-error {{')' is missing here}}
Buffer<float> f : register(t0[2][3]); // expected-warning {{the register is 't0'}} expected-error {{')' is missing here}}
int counter;
Buffer<float> g : register(t0[counter]); // expected-error {{is a constant that is not negative}}
cbuffer C { float4 h : packoffset(c1[2]); } // expected-error {{')' is missing here}}
