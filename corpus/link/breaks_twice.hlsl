// RUN: hlslfe link %s -verify
// Every input at fault is told; how to place them, once.
// expected-note@+4 {{'D0' is an output of 'vs_main' here}}
// expected-note@+3 {{'C0' is an output of 'vs_main' here}}
// expected-note@+2 {{'B0' is an output of 'vs_main' here}}
// expected-note@+1 {{'A0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; float4 a : A; float4 b : B; float4 c : C; float4 d : D; };
// expected-error@+9 {{'D0' is read from v1.xyzw, but written to o4.xyzw}}
// expected-note@+8 {{'A0' stands before it there, but after it here}}
// expected-note@+7 {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; float4 : A0; float4 : B0; float4 : C0; float4 : D0 }}}
// expected-error@+6 {{'C0' is read from v2.xyzw, but written to o3.xyzw}}
// expected-note@+5 {{'A0' stands before it there, but after it here}}
// expected-error@+4 {{'B0' is read as 'int4', but written as 'float4'}}
// expected-note@+3 {{to fix it, declare it as 'float4' and convert after reading}}
// expected-error@+2 {{'A0' is read from v4.xyzw, but written to o1.xyzw}}
// expected-note@+1 {{'D0' stands before it here, but after it there}}
struct PSIn { float4 position : SV_Position; float4 d : D; float4 c : C; int4 b : B; float4 a : A; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.a = v.b = v.c = v.d = p.xyzz;
  return v;
}
[shader("pixel")] float4 ps_main(PSIn i) : SV_Target { return i.a + i.b + i.c + i.d; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_COMPONENTTYPE}}
