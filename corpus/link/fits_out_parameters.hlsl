// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// Outputs may come from out parameters.
[shader("vertex")] void vs_main(float3 p : POSITION, out float4 position : SV_Position, out float2 uv : UV) {
  position = float4(p, 1);
  uv = p.xy;
}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float2 uv : UV) : SV_Target { return uv.xyxy; }
