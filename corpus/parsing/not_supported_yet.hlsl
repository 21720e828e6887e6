// RUN: hlslfe check %s -T lib_6_6 -verify
// All of this parses; what Sema cannot do yet says so at its place, and what uses it is silent.
extern "C" { float linked() { return 1; } } // expected-error {{not supported yet}}
union Either { float f; int i; };
struct Bits { uint low : 3; };
cbuffer Params : register(b1, space2) {
  Either either; // expected-error {{not supported yet}}
  Bits bits[2]; // expected-error {{not supported yet}}
}
float use(float2 uv, Either e) { return uv.x + e.f; }
