// RUN: hlslfe link %s:vs_main %s:ps_main -verify
// expected-no-diagnostics
// Without attributes the first is taken for a vertex shader, the last for a pixel shader.
struct Varyings { float4 position : SV_Position; float2 uv : UV; };
Varyings vs_main(float3 p : POSITION) {
  Varyings v = {float4(p, 1), p.xy};
  return v;
}
float4 ps_main(Varyings v) : SV_Target { return v.uv.xyxy; }
