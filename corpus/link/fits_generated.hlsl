// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// What the system makes needs no output.
[shader("vertex")] float4 vs_main(float3 p : POSITION) : SV_Position { return float4(p, 1); }
[shader("pixel")] float4 ps_main(float4 position : SV_Position, bool front : SV_IsFrontFace) : SV_Target {
  return front ? position : 0;
}
