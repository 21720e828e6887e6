// RUN: hlslfe check %s -T lib_6_6 -verify
// Texels of a texture that is only read.
Texture2D t;
Texture2DMS<float4, 4> m;
void f(uint2 u) {
  t[u] = 1; // expected-error {{}}
  t[u].x += 1; // expected-error {{}}
  m.sample[0][u] = 1; // expected-error {{}}
  t.mips[0][u] = 1; // expected-error {{}}
}
