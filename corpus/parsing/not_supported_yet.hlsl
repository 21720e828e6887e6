// RUN: hlslfe check %s -T lib_6_6 -verify
// All of this parses; what Sema cannot do yet says so at its place, and what uses it is silent.
union Either { float f; int i; };
struct Bits { uint low : 3; };
cbuffer Params : register(b1, space2) {
  Either either;
  Bits bits[2];
}
float use(float2 uv, Either e) { return uv.x + e.f; }
uint bound(Bits b) { auto [low] = b; return low; } // expected-error {{not supported yet}}
