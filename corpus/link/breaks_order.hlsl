// RUN: hlslfe link %s -verify
// The same fields in another order stand in other registers.
// expected-note@+2 {{'COLOR0' is an output of 'vs_main' here}}
// expected-note@+1 {{'NORMAL0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; float3 normal : NORMAL; float4 color : COLOR; };
// expected-error@+5 {{'COLOR0' is read from v1.xyzw, but written to o2.xyzw}}
// expected-note@+4 {{'NORMAL0' stands before it there, but after it here}}
// expected-note@+3 {{to fix it, declare the inputs of 'ps_main' in the order 'SV_Position', 'NORMAL0', 'COLOR0'}}
// expected-error@+2 {{'NORMAL0' is read from v2.xyz, but written to o1.xyz}}
// expected-note@+1 {{'COLOR0' stands before it here, but after it there}}
struct PSIn { float4 position : SV_Position; float4 color : COLOR; float3 normal : NORMAL; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.normal = p; v.color = p.xyzz;
  return v;
}
[shader("pixel")] float4 ps_main(PSIn i) : SV_Target { return i.color + i.normal.x; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
