// RUN: hlslfe link %s -verify
// One row of an array is not written.
// expected-note@+1 {{to fix it, add 'float4 : TEXCOORD2' to the outputs of 'vs_main' after 'TEXCOORD1'}}
struct VSOut { float4 position : SV_Position; float4 a : TEXCOORD0; float4 b : TEXCOORD1; };
// expected-note@+1 {{the vertex shader 'vs_main' is here}}
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.a = p.xyzz; v.b = p.zyxx;
  return v;
}
// expected-error@+1 {{nothing feeds 'TEXCOORD2': it is not among the outputs of the vertex shader 'vs_main'}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float4 uv[3] : TEXCOORD) : SV_Target {
  return uv[0] + uv[1] + uv[2];
}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND}}
