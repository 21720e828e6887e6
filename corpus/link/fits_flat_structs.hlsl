// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// How the declarations are nested does not matter, only what they are in the end.
struct Surface { float3 normal; float2 uv; };
struct VSOut { float4 position : SV_Position; Surface surface : SURFACE; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = {float4(p, 1), {p, p.xy}};
  return v;
}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float3 n : SURFACE0, float2 uv : SURFACE1) : SV_Target {
  return float4(n, uv.x);
}
