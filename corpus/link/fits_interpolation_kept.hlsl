// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// A mode on both sides.
struct Varyings {
  float4 position : SV_Position;
  centroid float2 uv : UV;
  noperspective float3 screen : SCREEN;
  sample float w : W;
};
[shader("vertex")] Varyings vs_main(float3 p : POSITION) {
  Varyings v = {float4(p, 1), p.xy, p, p.z};
  return v;
}
[shader("pixel")] float4 ps_main(Varyings v) : SV_Target { return float4(v.screen, v.uv.x * v.w); }
