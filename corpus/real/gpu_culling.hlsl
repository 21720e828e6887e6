// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Frustum and occlusion tests of instances; writes the arguments of indirect draws.
#include "include/common.hlsli"
struct Instance { row_major float3x4 world; float4 sphere; uint mesh; uint first; uint2 pad; };
struct DrawArguments { uint indexCount, instanceCount, firstIndex; int baseVertex; uint firstInstance; };
struct Mesh { uint indexCount[4]; uint firstIndex[4]; int baseVertex; };
StructuredBuffer<Instance> g_instances : register(t0);
StructuredBuffer<Mesh> g_meshes : register(t1);
Texture2D<float> g_pyramid : register(t2);
SamplerState g_point : register(s0);
RWStructuredBuffer<DrawArguments> g_draws : register(u0);
RWStructuredBuffer<uint> g_visible : register(u1);
cbuffer Cull : register(b1) { float4 g_planes[6]; uint g_count; float g_lodScale; float2 g_pyramidSize; };

bool is_occluded(float3 center, float radius) {
  float3 view = mul(float4(center, 1), g_view).xyz;
  if (view.z < radius + g_near)
    return false;
  float2 size = radius / view.z * float2(g_projection._11, g_projection._22);
  float2 middle = view.xy / view.z * float2(g_projection._11, g_projection._22);
  float4 box = saturate(float4(middle - size, middle + size) * float4(0.5, -0.5, 0.5, -0.5) + 0.5);
  float level = ceil(log2(max(1, max((box.z - box.x) * g_pyramidSize.x, (box.y - box.w) * g_pyramidSize.y))));
  float4 depths = float4(g_pyramid.SampleLevel(g_point, box.xy, level), g_pyramid.SampleLevel(g_point, box.zy, level),
                         g_pyramid.SampleLevel(g_point, box.xw, level), g_pyramid.SampleLevel(g_point, box.zw, level));
  float farthest = max(max(depths.x, depths.y), max(depths.z, depths.w));
  return view.z - radius > linear_depth(farthest);
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
  if (id >= g_count)
    return;
  Instance instance = g_instances[id];
  float3 center = mul(instance.world, float4(instance.sphere.xyz, 1));
  float radius = instance.sphere.w * length(instance.world[0].xyz);
  for (uint i = 0; i < 6; ++i)
    if (dot(g_planes[i], float4(center, 1)) < -radius)
      return;
  if (is_occluded(center, radius))
    return;
  uint lod = clamp(uint(log2(max(distance(center, g_eye) * g_lodScale / radius, 1))), 0, 3);
  Mesh mesh = g_meshes[instance.mesh];
  uint slot;
  InterlockedAdd(g_draws[instance.mesh].instanceCount, 1, slot);
  if (slot == 0) {
    g_draws[instance.mesh].indexCount = mesh.indexCount[lod];
    g_draws[instance.mesh].firstIndex = mesh.firstIndex[lod];
    g_draws[instance.mesh].baseVertex = mesh.baseVertex;
  }
  g_visible[instance.first + slot] = id;
}
