// RUN: hlslfe %s -T cs_6_6 -verify
// compare: -T cs_6_6 -Wno-error=hlsl-register-overlap
// Only what the entry point uses counts, as in DXC.
RWBuffer<float> a : register(u1); // expected-note {{'a' is bound here}}
RWBuffer<float> b : register(u1); // expected-error {{'b' takes a register that 'a' has already (u1)}}
RWBuffer<float> c[4] : register(u4, space1); // expected-note {{'c' is bound here}}
RWBuffer<float> d : register(u6, space1); // expected-error {{'d' takes a register that 'c' has already (u6, space1)}}
RWBuffer<float> e : register(u8, space1);
RWBuffer<float> f[] : register(u9, space1); // expected-note {{'f' is bound here}}
RWBuffer<float> g : register(u20, space1); // expected-error {{'g' takes a register that 'f' has already}}
RWBuffer<float> unused : register(u1);
Buffer<float> other : register(t1);
cbuffer X : register(b1) { float x; } // expected-note {{'X' is bound here}}
cbuffer Y : register(b1) { float y; } // expected-error {{'Y' takes a register}}
void inner() { b[1] = 2; }
[numthreads(1, 1, 1)]
void main() {
  a[0] = other[1] + x + y;
  inner();
  c[1][0] = 1;
  d[2] = 2;
  e[1] = 1;
  f[1][2] = 3;
  g[1] = 3;
}
