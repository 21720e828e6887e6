// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// Names are compared without case.
struct VSOut { float4 position : SV_POSITION; float2 uv : TexCoord0; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = {float4(p, 1), p.xy};
  return v;
}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float2 uv : TEXCOORD) : SV_Target { return uv.xyxy; }
