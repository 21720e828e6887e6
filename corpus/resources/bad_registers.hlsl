// RUN: hlslfe %s -T lib_6_6 -verify
RWBuffer<float> a : register(t0); // expected-error {{a register t does not fit here, this one needs u}}
Buffer<float> b : register(u0); // expected-error {{this one needs t}}
RWBuffer<float> c : register(x0); // expected-error {{'x' is no kind of register}}
RWBuffer<float> d : register(u); // expected-error {{'u' lacks the number}}
RWBuffer<float> e : register(u4294967296); // expected-error {{no register numbers above}}
RWBuffer<float> f : register(u99999999999999999999999999); // expected-error {{no register numbers above}}
RWBuffer<float> g : register(uu); // expected-error {{'uu' lacks the number}}
RWBuffer<float> h : register(u 3); // expected-error {{'u' and '3' belong together}}
RWBuffer<float> i : register(i0); // expected-error {{register i is no longer used}}
RWBuffer<float> j : register(); // expected-error {{lacks the number}}
RWBuffer<float> k : register(b2); // expected-error {{this one needs u}}
RWBuffer<float> l : register(c2); // expected-error {{this one needs u}}
RWBuffer<float> m[2] : register(t1); // expected-error {{this one needs u}}
