// RUN: hlslfe link %s -verify
// Modes have registers of their own, so that another mode is another register.
// expected-note@+1 {{'CELL0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; float2 uv : UV; nointerpolation float2 cell : CELL; };
// expected-error@+3 {{'CELL0' is read from v1.zw, but written to o2.xy}}
// expected-note@+2 {{it is Linear here and Constant there, and each mode has registers of its own}}
// expected-note@+1 {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; float2 : UV0; nointerpolation float2 : CELL0 }}}
struct PSIn { float4 position : SV_Position; float2 uv : UV; float2 cell : CELL; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.uv = p.xy; v.cell = p.yz;
  return v;
}
[shader("pixel")] float4 ps_main(PSIn i) : SV_Target { return float4(i.uv, i.cell); }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
