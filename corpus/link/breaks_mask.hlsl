// RUN: hlslfe link %s -verify
// The same register, but other columns.
// expected-note@+2 {{'B0' is an output of 'vs_main' here}}
// expected-note@+1 {{'A0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; float2 a : A; float2 b : B; };
// expected-error@+5 {{'B0' is read from v1.xy, but only o1.zw is written}}
// expected-note@+4 {{'A0' stands before it there, but after it here}}
// expected-note@+3 {{to fix it, declare the inputs of 'ps_main' in the order 'SV_Position', 'A0', 'B0'}}
// expected-error@+2 {{'A0' is read from v1.zw, but only o1.xy is written}}
// expected-note@+1 {{'B0' stands before it here, but after it there}}
struct PSIn { float4 position : SV_Position; float2 b : B; float2 a : A; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.a = p.xy; v.b = p.yz;
  return v;
}
[shader("pixel")] float4 ps_main(PSIn i) : SV_Target { return float4(i.a, i.b); }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERMASK}}
