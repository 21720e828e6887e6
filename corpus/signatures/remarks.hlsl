// RUN: hlslfe check %s -Rsignature-packing -verify
// -Rsignature-packing tells for each element where it went, and why not into the rows before.
struct VSOut {
  // expected-remark@+7 {{'SV_Position' goes to o0.xyzw}}
  // expected-note@+6 {{not o0: it takes LinearNoperspective values only, because of 'SV_Position', and this is Linear}}
  // expected-note@+5 {{not o0: it takes LinearNoperspective values only, because of 'SV_Position', and this is Linear}}
  // expected-note@+4 {{not o0: an array cannot pass through the register of 'SV_Position'}}
  // expected-note@+3 {{not o0: it takes LinearNoperspective values only, because of 'SV_Position', and this is Linear}}
  // expected-note@+2 {{not o0: it takes LinearNoperspective values only, because of 'SV_Position', and this is Linear}}
  // expected-note@+1 {{not o0: it takes LinearNoperspective values only, because of 'SV_Position', and this is Constant}}
  float4 position : SV_Position;
  // expected-remark@+5 {{'NORMAL0' goes to o1.xyz}}
  // expected-note@+4 {{not o1: beside 'NORMAL0' there is room for 1 of the 2 columns}}
  // expected-note@+3 {{not o1: it takes Linear values only, because of 'NORMAL0', and this is Constant}}
  // expected-note@+2 {{not o1: clip and cull distances take a whole register, but here stands 'NORMAL0'}}
  // expected-note@+1 {{not o1: it takes Linear values only, because of 'NORMAL0' and 'FOG0', and this is Constant}}
  float3 normal : NORMAL;
  // expected-remark@+4 {{'TEXCOORD0' goes to o2.xy}}
  // expected-note@+3 {{not o2: it takes Linear values only, because of 'TEXCOORD0', and this is Constant}}
  // expected-note@+2 {{not o2: clip and cull distances take a whole register, but here stands 'TEXCOORD0'}}
  // expected-note@+1 {{not o2: it takes Linear values only, because of 'TEXCOORD0', and this is Constant}}
  float2 uv : TEXCOORD0;
  // expected-remark@+3 {{'LAYERS0' goes to o3.x to o4.x}}
  // expected-note@+2 {{not o3 to o4: it takes Constant values only, because of 'LAYERS0', and this is Linear}}
  // expected-note@+1 {{not o3 to o4: a system value cannot be where the array 'LAYERS0' can be indexed}}
  nointerpolation uint layers[2] : LAYERS;
  // expected-remark@+2 {{'SV_ClipDistance' goes to o5.xy}}
  // expected-note@+1 {{not o5: it takes Linear values only, because of 'SV_ClipDistance', and this is Constant}}
  float2 clip : SV_ClipDistance;
  // expected-remark@+1 {{'FOG0' goes to o1.w}}
  float fog : FOG;
  // expected-remark@+1 {{'SV_RenderTargetArrayIndex' goes to o6.x}}
  uint slice : SV_RenderTargetArrayIndex;
};

// expected-remark@+2 {{'POSITION0' goes to v0.xyz, below the vertex inputs before it}}
[shader("vertex")]
VSOut vs_main(float3 p : POSITION) {
  return (VSOut)0;
}

// expected-remark@+4 {{'SV_Position' goes to v0.xyzw}}
// expected-remark@+3 {{'SV_Target2' goes to o2.xyzw, the register of its index}}
// expected-remark@+2 {{'SV_Depth' has no register}}
[shader("pixel")]
void ps_main(float4 p : SV_Position, out float4 color : SV_Target2, out float depth : SV_Depth) {
  color = p;
  depth = p.z;
}
