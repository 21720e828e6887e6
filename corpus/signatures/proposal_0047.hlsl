// RUN: hlslfe %s -T lib_6_8 | FileCheck %s
// RUN: hlslfe %s -T lib_6_8 -fdx-signature-usage=deferred | FileCheck %s --check-prefix=DEFERRED
// compare: -T lib_6_8
// The two shaders of proposal 0047, in one library.
[shader("vertex")]
float4 vs_main(float4 pos : POSITION, float4 uv[2] : TEXCOORD0) : SV_Position {
  return pos + uv[0] + uv[1];
}

struct PSOut {
  float4 color : SV_Target0;
  float4 extra : SV_Target1;
};

[shader("pixel")]
PSOut ps_main(float4 pos : SV_Position, float4 uv0 : TEXCOORD0, float4 uv1 : TEXCOORD1) {
  PSOut o;
  o.color = pos + uv0;
  o.extra = float4(uv1.xyz, 1);
  return o;
}
