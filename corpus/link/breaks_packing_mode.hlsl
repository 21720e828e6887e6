// RUN: hlslfe link %s -pack-optimized -verify
// Optimized packing sorts by size: a prefix of the outputs is no prefix of the registers.
// expected-note@+4 {{'A0' is an output of 'vs_main' here}}
// expected-note@+3 {{optimized packing sorts the values, so to leave out 'C0' moves the others}}
// expected-note@+2 {{'B0' is an output of 'vs_main' here}}
// expected-note@+1 {{optimized packing sorts the values, so to leave out 'C0' moves the others}}
struct VSOut { float4 position : SV_Position; float a : A; float2 b : B; float3 c : C; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.a = p.x; v.b = p.xy; v.c = p;
  return v;
}
// expected-error@+3 {{'A0' is read from v1.z, but only o1.w is written}}
// expected-note@+2 {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; float : A0; float2 : B0; float3 : C0 }}}
// expected-error@+1 {{'B0' is read from v1.xy, but written to o2.xy}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float a : A, float2 b : B) : SV_Target { return b.xyxy + a; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERMASK}}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
