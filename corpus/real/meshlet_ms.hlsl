// RUN: hlslfe %s -T ms_6_6 | FileCheck %s
// CHECK: define void @main()
// Unpacks a meshlet: 10-bit indices, positions in a box of 16 bits, attributes by vertex.
#include "include/common.hlsli"
struct Meshlet { uint vertexOffset, vertexCount, triangleOffset, triangleCount; };
struct Payload { uint meshlets[32]; };
StructuredBuffer<Meshlet> g_meshlets : register(t0);
StructuredBuffer<uint> g_vertexIndices : register(t1);
StructuredBuffer<uint> g_triangles : register(t2);
ByteAddressBuffer g_vertices : register(t3);
cbuffer Mesh : register(b1) { row_major float4x4 g_world; float3 g_minimum; float3 g_size; };
struct Vertex { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD0; uint meshlet : MESHLET; };

Vertex load_vertex(uint index, uint meshlet) {
  uint4 packed = g_vertices.Load4(index * 16);
  float3 unit = float3(packed.x & 0xffff, packed.x >> 16, packed.y & 0xffff) / 65535;
  Vertex v;
  v.position = mul(mul(float4(g_minimum + unit * g_size, 1), g_world), g_viewProjection);
  v.normal = decode_normal(float2(packed.z & 0xffff, packed.z >> 16) / 65535);
  v.uv = float2(f16tof32(packed.w), f16tof32(packed.w >> 16));
  v.meshlet = meshlet;
  return v;
}

[numthreads(128, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, uint group : SV_GroupID, in payload Payload payload_,
          out vertices Vertex verts[64], out indices uint3 tris[126]) {
  uint index = payload_.meshlets[group];
  Meshlet m = g_meshlets[index];
  SetMeshOutputCounts(m.vertexCount, m.triangleCount);
  if (thread < m.triangleCount) {
    uint packed = g_triangles[m.triangleOffset + thread];
    tris[thread] = uint3(packed & 1023, packed >> 10 & 1023, packed >> 20 & 1023);
  }
  if (thread < m.vertexCount)
    verts[thread] = load_vertex(g_vertexIndices[m.vertexOffset + thread], index);
}
