// RUN: hlslfe link %s -verify
// A field that is left out moves the ones after it.
// expected-note@+2 {{'NORMAL0' is an output of 'vs_main' here}}
// expected-note@+1 {{'COLOR0' stands before it there, and is no input here}}
struct VSOut { float4 position : SV_Position; float4 color : COLOR; float3 normal : NORMAL; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.color = 1; v.normal = p;
  return v;
}
// expected-error@+2 {{'NORMAL0' is read from v1.xyz, but written to o2.xyz}}
// expected-note@+1 {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; float4 : COLOR0; float3 : NORMAL0 }}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float3 normal : NORMAL) : SV_Target { return normal.xyzx; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
