// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// A vertex shader as many are: transforms, bones and a light in three buffers.
cbuffer PerFrame : register(b0) { row_major float4x4 view_projection; float3 eye; float time; }
cbuffer PerObject : register(b1) { float4x4 world; float3x3 normal_matrix; float2 uv_scale, uv_offset; uint bone_count; }
cbuffer Bones : register(b2) { float4x3 bones[64]; }
struct VertexIn { float3 position : POSITION; float3 normal : NORMAL; float2 uv : TEXCOORD; uint4 joints : JOINTS; float4 weights : WEIGHTS; };
struct VertexOut { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD; float3 to_eye : VIEW; };
VertexOut main(VertexIn v) {
  float3 p = 0;
  for (uint i = 0; i < min(bone_count, 4); i++) p += mul(float4(v.position, 1), bones[v.joints[i]]) * v.weights[i];
  float4 placed = mul(world, float4(p, 1));
  VertexOut o;
  o.position = mul(placed, view_projection);
  o.normal = normalize(mul(normal_matrix, v.normal));
  o.uv = v.uv * uv_scale + uv_offset + float2(0, sin(time));
  o.to_eye = eye - placed.xyz;
  return o;
}
// CHECK: %__cblayout_PerFrame = type <{ [16 x float], <3 x float>, float }>
// CHECK: %__cblayout_Bones = type <{ [64 x [12 x float]] }>
// CHECK-LABEL: define void @main()
