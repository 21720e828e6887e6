// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// CHECK: define void @main()
// Shapes of a face: sparse deltas of several targets added to the rest pose.
#include "include/common.hlsli"
#define TARGETS 4
struct Delta { half3 position; half3 normal; };
StructuredBuffer<Delta> g_deltas : register(t0);
cbuffer Morph : register(b1) { float4 g_weights[TARGETS / 4]; uint g_vertexCount; row_major float4x4 g_world; };
struct Input { float3 position : POSITION; float3 normal : NORMAL; float2 uv[2] : TEXCOORD; uint id : SV_VertexID; };
struct Output { float2 uv[2] : TEXCOORD; float3 normal : NORMAL; float4 position : SV_Position;
    float clip : SV_ClipDistance; };

Output main(Input input) {
  float3 position = input.position, normal = input.normal;
  [loop] for (uint i = 0; i < TARGETS; ++i) {
    float weight = g_weights[i / 4][i & 3];
    if (weight == 0)
      continue;
    Delta delta = g_deltas[i * g_vertexCount + input.id];
    position += weight * delta.position;
    normal += weight * delta.normal;
  }
  Output output;
  float4 world = mul(float4(position, 1), g_world);
  output.position = mul(world, g_viewProjection);
  output.normal = normalize(mul(normal, (float3x3)g_world));
  output.uv = input.uv;
  output.clip = world.y;
  return output;
}
