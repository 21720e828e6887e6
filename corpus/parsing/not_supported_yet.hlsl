// RUN: hlslfe check %s -T lib_6_6 -verify
// All of this parses; what Sema cannot do yet says so at its place, and what uses it is silent.
cbuffer Params : register(b1, space2) { // expected-error {{not supported yet}}
  float4 tint : packoffset(c1.x);
}
Texture2D<float4> albedo : register(t0); // expected-error {{not supported yet}}
union Either { float f; int i; }; // expected-error {{not supported yet}}
float4 use(float2 uv, Either e) { return tint * albedo[uv] + e.f; }
