// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// The pixel shader declares a prefix of the outputs: prefix-stable packing puts it into the same registers.
struct VSOut {
  float4 position : SV_Position;
  float2 uv : TEXCOORD0;
  float4 color : COLOR;
  float3 extra : EXTRA;
};
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = {float4(p, 1), p.xy, p.xyzz, p};
  return v;
}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target { return uv.xyxy; }
