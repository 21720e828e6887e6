// RUN: hlslfe link %s -verify
// int and uint are two types.
// expected-note@+1 {{'ID0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; int id : ID; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.id = -1;
  return v;
}
// expected-error@+2 {{'ID0' is read as 'uint', but written as 'int'}}
// expected-note@+1 {{to fix it, declare it as 'int' and convert after reading}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, uint id : ID) : SV_Target { return id; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_COMPONENTTYPE}}
