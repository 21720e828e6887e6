// RUN: hlslfe link %s -verify
// Several things are wrong at once. Each note says its part of one plan: with all of them followed the two fit.
struct Out {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  float2 uv : UV; // expected-note {{'UV0' is an output of 'vs_main' here}} expected-note {{to fix it, add 'float3 : TANGENT0' to the outputs of 'vs_main' after 'UV0'}}
  int kind : KIND; // expected-note {{'KIND0' is an output of 'vs_main' here}} expected-note {{to fix it, add 'float4 : COLOR0' to the outputs of 'vs_main' after 'KIND0'}}
}; // expected-note@-3 {{'NORMAL0' stands before it there, and is no input here}}

[shader("vertex")]
Out vs_main(float3 p : P) { // expected-note 2 {{the vertex shader 'vs_main' is here}}
  Out o = { p, 1, p, p.xy, 2 };
  return o;
}

struct In {
  float4 position : SV_Position; // expected-note {{to fix it, declare the inputs of 'ps_main' as { float4 : SV_Position; float3 : NORMAL0; float2 : UV0; float3 : TANGENT0; int : KIND0; float4 : COLOR0 }}}
  float2 uv : UV; // expected-error {{'UV0' is read from v1.xy, but written to o2.xy}}
  float3 tangent : TANGENT; // expected-error {{nothing feeds 'TANGENT0'}}
  uint kind : KIND; // expected-error {{'KIND0' is read as 'uint', but written as 'int'}} expected-note {{to fix it, declare it as 'int' and convert after reading}}
  float4 color : COLOR; // expected-error {{nothing feeds 'COLOR0'}}
};
// expected-note@* {{SHADER_LINKAGE_REGISTERINDEX}}
// expected-note@* {{SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND}}
// expected-note@* {{SHADER_LINKAGE_COMPONENTTYPE}}

[shader("pixel")]
float4 ps_main(In i) : SV_Target { return i.uv.x + i.tangent.x + i.kind + i.color; }
