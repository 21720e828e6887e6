// RUN: hlslfe link %s -Wlink-unused-output -verify
// -Wlink-unused-output tells of outputs that nobody reads.
// expected-warning@+1 {{'COLOR0' is written, but 'ps_main' does not read it}}
struct VSOut { float4 position : SV_Position; float2 uv : UV; float4 color : COLOR; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.uv = p.xy; v.color = 1;
  return v;
}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float2 uv : UV) : SV_Target { return uv.xyxy; }
