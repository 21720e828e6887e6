// RUN: hlslfe link %s -verify
// More columns are read than written.
// expected-note@+2 {{'UV0' is an output of 'vs_main' here}}
// expected-note@+1 {{to fix it, declare it as 'float4' in 'vs_main'}}
struct VSOut { float4 position : SV_Position; float2 uv : UV; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.uv = p.xy;
  return v;
}
// expected-error@+1 {{'UV0' is read from v1.xyzw, but only o1.xy is written}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float4 uv : UV) : SV_Target { return uv; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERMASK}}
