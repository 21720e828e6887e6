// RUN: hlslfe link %s -verify
// A mode that differs moves the values behind it.
// expected-note@+3 {{'UV0' is an output of 'vs_main' here}}
// expected-note@+2 {{'ST0' is an output of 'vs_main' here}}
// expected-note@+1 {{'UV0' has another interpolation mode there}}
struct VSOut { float4 position : SV_Position; centroid float2 uv : UV; float2 st : ST; };
// expected-warning@+3 {{'UV0' is Linear here, but LinearCentroid where it is written; what counts is here}}
// expected-error@+2 {{'ST0' is read from v1.zw, but written to o2.xy}}
// expected-note@+1 {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; centroid float2 : UV0; float2 : ST0 }}}
struct PSIn { float4 position : SV_Position; float2 uv : UV; float2 st : ST; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.uv = p.xy; v.st = p.yz;
  return v;
}
[shader("pixel")] float4 ps_main(PSIn i) : SV_Target { return float4(i.uv, i.st); }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
