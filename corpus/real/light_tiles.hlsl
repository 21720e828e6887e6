// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Lists of lights by tile: depth bounds by atomics, spheres against the tile's planes.
#include "include/common.hlsli"
#define TILE 16
#define MOST 256
struct Light { float3 position; float radius; float3 color; uint kind; };
StructuredBuffer<Light> g_lights : register(t0);
Texture2D<float> g_depth : register(t1);
RWStructuredBuffer<uint> g_indices : register(u0);
RWTexture2D<uint2> g_tiles : register(u1);
globallycoherent RWByteAddressBuffer g_counter : register(u2);
cbuffer Culling : register(b1) { uint g_lightCount; row_major float4x4 g_inverseProjection; };
groupshared uint s_nearest, s_farthest, s_count, s_start;
groupshared uint s_list[MOST];

float4 plane(float3 a, float3 b) { return float4(normalize(cross(a, b)), 0); }

float3 corner(uint2 tile, uint2 offset) {
  float2 ndc = (tile + offset) * TILE / g_screen * float2(2, -2) + float2(-1, 1);
  float4 view = mul(float4(ndc, 1, 1), g_inverseProjection);
  return view.xyz / view.w;
}

[numthreads(TILE, TILE, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 tile : SV_GroupID, uint thread : SV_GroupIndex) {
  if (thread == 0) {
    s_nearest = 0x7f7fffff;
    s_farthest = s_count = 0;
  }
  GroupMemoryBarrierWithGroupSync();
  float depth = linear_depth(g_depth[min(id.xy, uint2(g_screen) - 1)]);
  InterlockedMin(s_nearest, asuint(depth));
  InterlockedMax(s_farthest, asuint(depth));
  GroupMemoryBarrierWithGroupSync();
  float3 c[4] = { corner(tile.xy, uint2(0, 0)), corner(tile.xy, uint2(1, 0)), corner(tile.xy, uint2(1, 1)),
                  corner(tile.xy, uint2(0, 1)) };
  float4 planes[4];
  [unroll] for (uint i = 0; i < 4; ++i)
    planes[i] = plane(c[i], c[(i + 1) & 3]);
  float nearest = asfloat(s_nearest), farthest = asfloat(s_farthest);
  for (uint index = thread; index < g_lightCount; index += TILE * TILE) {
    Light light = g_lights[index];
    float4 view = mul(float4(light.position, 1), g_view);
    bool inside = view.z + light.radius > nearest && view.z - light.radius < farthest;
    [unroll] for (uint p = 0; p < 4; ++p)
      inside = inside && dot(planes[p].xyz, view.xyz) > -light.radius;
    if (inside) {
      uint slot;
      InterlockedAdd(s_count, 1, slot);
      if (slot < MOST)
        s_list[slot] = index;
    }
  }
  GroupMemoryBarrierWithGroupSync();
  uint count = min(s_count, MOST);
  if (thread == 0) {
    g_counter.InterlockedAdd(0, count, s_start);
    g_tiles[tile.xy] = uint2(s_start, count);
  }
  GroupMemoryBarrierWithGroupSync();
  for (uint k = thread; k < count; k += TILE * TILE)
    g_indices[s_start + k] = s_list[k];
}
