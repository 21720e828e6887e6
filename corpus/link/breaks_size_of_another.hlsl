// RUN: hlslfe link %s -verify
// Another size of one value moves the values behind it.
// expected-note@+2 {{'ST0' is an output of 'vs_main' here}}
// expected-note@+1 {{'UV0' has another size there}}
struct VSOut { float4 position : SV_Position; float2 uv : UV; float2 st : ST; };
// expected-error@+2 {{'ST0' is read from v1.yz, but only o1.zw is written}}
// expected-note@+1 {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; float2 : UV0; float2 : ST0 }}}
struct PSIn { float4 position : SV_Position; float uv : UV; float2 st : ST; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.uv = p.xy; v.st = p.yz;
  return v;
}
[shader("pixel")] float4 ps_main(PSIn i) : SV_Target { return i.st.xyxy + i.uv; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERMASK}}
