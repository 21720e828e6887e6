// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// compare: -T vs_6_6
// Struct in, struct out: insertvalue chains, sret, one element a field.
struct VSIn { float3 position : POSITION; float3 normal : NORMAL; float2 uv : TEXCOORD; };
struct VSOut { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD; };

VSOut main(VSIn v) {
  VSOut o;
  o.position = float4(v.position * 2, 1);
  o.normal = normalize(v.normal);
  o.uv = v.uv;
  return o;
}
