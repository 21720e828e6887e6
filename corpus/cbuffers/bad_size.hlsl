// RUN: hlslfe check %s -T ps_6_6 -verify
// A constant buffer has 4,096 rows; what is not used, and what a texture holds, may have more.
cbuffer A { float4 a[4096]; float b; } // expected-error {{'A' takes 65540 bytes, a constant buffer holds 65536}}
cbuffer B { float3 c[4096]; float d; }
cbuffer C { float4 e[5000]; }
tbuffer D { float4 f[5000]; }
struct Large { float4x4 m[1025]; };
ConstantBuffer<Large> g; // expected-error {{'g' takes 65600 bytes}}
TextureBuffer<Large> h;
float4 i;
float4 j : register(c4096); // expected-error {{'$Globals' takes 65568 bytes}}
float4 main(int n : N) : SV_Target {
  float4 unused = e[n];
  return b + d + f[n] + g.m[n][0] + h.m[n][1] + i;
}
