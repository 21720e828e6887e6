// RUN: hlslfe link %s -verify
// An array index that nobody writes is 0.
// expected-note@+1 {{the vertex shader 'vs_main' is here}}
[shader("vertex")] float4 vs_main(float3 p : POSITION) : SV_Position { return float4(p, 1); }
// expected-warning@+1 {{'SV_RenderTargetArrayIndex' is always 0: 'vs_main' does not write it}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, uint slice : SV_RenderTargetArrayIndex) : SV_Target {
  return slice;
}
