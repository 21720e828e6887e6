// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// An array of one side meets single values of the other: rows are what is compared.
struct VSOut { float4 position : SV_Position; float4 uv[2] : TEXCOORD; };
struct PSIn { float4 position : SV_Position; float4 a : TEXCOORD0; float4 b : TEXCOORD1; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = {float4(p, 1), {p.xyzz, p.zyxx}};
  return v;
}
[shader("pixel")] float4 ps_main(PSIn i) : SV_Target { return i.a + i.b; }
