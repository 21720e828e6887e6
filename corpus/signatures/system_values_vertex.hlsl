// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// System values of the vertex stage; inputs are stacked, one below the other.
struct V {
  float3 position : POSITION;
  float2 uv[2] : TEXCOORD;
  uint id : SV_VertexID;
  uint instance : sv_instanceid;
  float w : W;
};

float4 main(V v, out float clip : SV_ClipDistance) : SV_Position {
  clip = v.w;
  return float4(v.position, 1) + v.uv[1].xyxy + v.id + v.instance;
}
// CHECK: POSITION 0 float3 v0 xyz. - xyz.
// CHECK-NEXT: TEXCOORD 0-1 float2 v1..v2 xy.. - xy..
// CHECK-NEXT: SV_VertexID 0 uint v3 x... - x...
// CHECK-NEXT: sv_instanceid 0 uint v4 x... - x...
// CHECK-NEXT: W 0 float v5 x... - x...
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ClipDistance 0 float o1 x... Linear x...
