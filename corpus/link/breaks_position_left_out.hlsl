// RUN: hlslfe link %s -verify
// Without SV_Position everything moves up by one.
// expected-note@+2 {{'NORMAL0' is an output of 'vs_main' here}}
// expected-note@+1 {{'SV_Position' stands before it there, and is no input here}}
struct VSOut { float4 position : SV_Position; float3 normal : NORMAL; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.normal = p;
  return v;
}
// expected-error@+2 {{'NORMAL0' is read from v0.xyz, but written to o1.xyz}}
// expected-note@+1 {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; float3 : NORMAL0 }}}
[shader("pixel")] float4 ps_main(float3 normal : NORMAL) : SV_Target { return normal.xyzx; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
