// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// CHECK: define void @main()
// Four bones a vertex, with dual quaternions or matrices.
#include "include/common.hlsli"
#ifndef DUAL_QUATERNIONS
#define DUAL_QUATERNIONS 1
#endif
struct Bone { float4 real, dual; };
StructuredBuffer<Bone> g_bones : register(t0);
ByteAddressBuffer g_matrices : register(t1);

float3 turn(float4 q, float3 v) { return v + 2 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }

float3x4 load_matrix(uint bone) {
  float3x4 m;
  m[0] = asfloat(g_matrices.Load4(bone * 48));
  m[1] = asfloat(g_matrices.Load4(bone * 48 + 16));
  m[2] = asfloat(g_matrices.Load4(bone * 48 + 32));
  return m;
}

struct Input {
  float3 position : POSITION;
  float3 normal : NORMAL;
  uint4 bones : BLENDINDICES;
  float4 weights : BLENDWEIGHT;
  float2 uv : TEXCOORD;
};
struct Output { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD; };

Output main(Input input) {
  Output output;
#if DUAL_QUATERNIONS
  Bone sum = (Bone)0;
  float4 first = g_bones[input.bones.x].real;
  [unroll] for (int i = 0; i < 4; ++i) {
    Bone bone = g_bones[input.bones[i]];
    float weight = input.weights[i] * (dot(first, bone.real) < 0 ? -1 : 1);
    sum.real += bone.real * weight;
    sum.dual += bone.dual * weight;
  }
  float scale = rcp(length(sum.real));
  sum.real *= scale;
  sum.dual *= scale;
  float3 move = 2 * (sum.real.w * sum.dual.xyz - sum.dual.w * sum.real.xyz + cross(sum.real.xyz, sum.dual.xyz));
  float3 position = turn(sum.real, input.position) + move;
  output.normal = turn(sum.real, input.normal);
#else
  float3x4 m = load_matrix(input.bones.x) * input.weights.x;
  for (int i = 1; i < 4; ++i)
    m += load_matrix(input.bones[i]) * input.weights[i];
  float3 position = mul(m, float4(input.position, 1));
  output.normal = mul((float3x3)m, input.normal);
#endif
  output.position = mul(float4(position, 1), g_viewProjection);
  output.uv = input.uv;
  return output;
}
