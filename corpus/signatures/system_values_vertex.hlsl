// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// System values of the vertex stage; inputs are stacked, one below the other.
struct V {
  float3 position : POSITION;
  float2 uv[2] : TEXCOORD;
  uint id : SV_VertexID;
  uint instance : SV_InstanceID;
  float w : W;
};

float4 main(V v, out float clip : SV_ClipDistance) : SV_Position {
  clip = v.w;
  return float4(v.position, 1) + v.uv[1].xyxy + v.id + v.instance;
}
