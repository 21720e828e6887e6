// RUN: hlslfe link %s -verify
// An input in between that nobody writes moves the ones after it.
// expected-note@+2 {{to fix it, add 'float4 : TINT0' to the outputs of 'vs_main' after 'SV_Position'}}
// expected-note@+1 {{'NORMAL0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; float3 normal : NORMAL; };
// expected-note@+1 {{the vertex shader 'vs_main' is here}}
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.normal = p;
  return v;
}
// expected-error@+3 {{nothing feeds 'TINT0': it is not among the outputs of the vertex shader 'vs_main'}}
// expected-error@+2 {{'NORMAL0' is read from v2.xyz, but written to o1.xyz}}
// expected-note@+1 {{'TINT0' stands before it here, and is no output there}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float4 tint : TINT, float3 normal : NORMAL) : SV_Target {
  return normal.xyzx + tint;
}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND}}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
