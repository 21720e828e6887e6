// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// The same struct on both sides: every value arrives where it was put.
struct Varyings {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  float2 uv : TEXCOORD0;
  nointerpolation uint material : MATERIAL;
};
[shader("vertex")] Varyings vs_main(float3 p : POSITION, float3 n : NORMAL) {
  Varyings v = {float4(p, 1), n, p.xy, 7};
  return v;
}
[shader("pixel")] float4 ps_main(Varyings v) : SV_Target { return float4(v.normal, v.uv.x + v.material); }
