// RUN: hlslfe link %s -pack-optimized -verify
// expected-no-diagnostics
// Both sides alike: optimized packing agrees, too.
struct Varyings {
  float a : A;
  float4 position : SV_Position;
  float3 b : B;
  nointerpolation int c : C;
  float2 d[2] : D;
};
[shader("vertex")] Varyings vs_main(float3 p : POSITION) {
  Varyings v = {p.x, float4(p, 1), p, 3, {p.xy, p.yz}};
  return v;
}
[shader("pixel")] float4 ps_main(Varyings v) : SV_Target { return float4(v.b, v.a + v.c) + v.d[1].xyxy + v.d[0].x; }
