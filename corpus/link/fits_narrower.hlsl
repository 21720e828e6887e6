// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// The pixel shader reads fewer columns of the last values.
struct VSOut { float4 position : SV_Position; float4 color : COLOR; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = {float4(p, 1), p.xyzz};
  return v;
}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float2 color : COLOR) : SV_Target { return color.xyxy; }
