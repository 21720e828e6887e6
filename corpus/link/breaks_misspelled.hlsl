// RUN: hlslfe link %s -verify
// Nearly the same name: the note says which output was meant.
// expected-note@+1 {{did you mean 'TEXCOORD0', which nobody reads?}}
struct VSOut { float4 position : SV_Position; float2 uv : TEXCOORD0; };
// expected-note@+1 {{the vertex shader 'vs_main' is here}}
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.uv = p.xy;
  return v;
}
// expected-error@+1 {{nothing feeds 'TEXCORD0': it is not among the outputs of the vertex shader 'vs_main'}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float2 uv : TEXCORD0) : SV_Target { return uv.xyxy; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND}}
