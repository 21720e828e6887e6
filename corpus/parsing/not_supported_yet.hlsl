// RUN: hlslfe check %s -T lib_6_6 -verify
// All of this parses; what Sema cannot do yet says so at its place.
template <typename T> T twice(T x) { return x + x; } // expected-error {{not supported yet}}
cbuffer Params : register(b1, space2) { // expected-error {{not supported yet}}
  float4 tint : packoffset(c1.x);
}
Texture2D<float4> albedo : register(t0); // expected-error {{not supported yet}}
struct Base { float x; float get() { return x; } }; // expected-error {{not supported yet}}
[shader("geometry")] void gs() {} // expected-error {{not supported yet}}
