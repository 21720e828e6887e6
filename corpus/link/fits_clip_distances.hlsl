// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// Clip distances have registers of their own, and can be read.
struct Varyings {
  float4 position : SV_Position;
  float2 clip : SV_ClipDistance0;
  float cull : SV_CullDistance0;
  float3 normal : NORMAL;
};
[shader("vertex")] Varyings vs_main(float3 p : POSITION) {
  Varyings v = {float4(p, 1), p.xy, p.z, p};
  return v;
}
[shader("pixel")] float4 ps_main(Varyings v) : SV_Target { return float4(v.normal, v.clip.x); }
