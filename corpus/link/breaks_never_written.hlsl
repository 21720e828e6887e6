// RUN: hlslfe link %s -verify
// A column is read that the vertex shader leaves alone.
// expected-note@+2 {{'NORMAL0' is an output of 'vs_main' here}}
// expected-note@+1 {{to fix it, write all of it in 'vs_main'}}
[shader("vertex")] void vs_main(float3 p : POSITION, out float4 position : SV_Position, out float3 n : NORMAL) {
  position = float4(p, 1);
  n.xy = p.xy;
}
// expected-error@+1 {{'NORMAL0' is read, but its 'z' is never written}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float3 n : NORMAL) : SV_Target { return n.xyzx; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_NEVERWRITTEN_ALWAYSREADS}}
