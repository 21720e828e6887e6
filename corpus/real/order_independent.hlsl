// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Transparent fragments in lists: a node from a counter, the head swapped in.
struct Node { uint color; float depth; uint next; };
RWStructuredBuffer<Node> g_nodes : register(u1);
RWTexture2D<uint> g_heads : register(u2);
cbuffer Lists : register(b0) { uint g_capacity; float3 g_light; float4 g_tint; };
Texture2D g_albedo : register(t0);
SamplerState g_sampler : register(s0);

uint pack(float4 c) {
  uint4 u = uint4(saturate(c) * 255);
  return u.r << 24 | u.g << 16 | u.b << 8 | u.a;
}

[earlydepthstencil]
void main(float4 position : SV_Position, float3 normal : NORMAL, float2 uv : TEXCOORD0, bool front : SV_IsFrontFace) {
  float4 color = g_albedo.Sample(g_sampler, uv) * g_tint;
  if (color.a < 0.01f)
    return;
  float3 n = normalize(front ? normal : -normal);
  color.rgb *= 0.2f + 0.8f * saturate(dot(n, g_light));
  uint index = g_nodes.IncrementCounter();
  if (index >= g_capacity)
    return;
  uint old;
  InterlockedExchange(g_heads[uint2(position.xy)], index, old);
  Node node;
  node.color = pack(color);
  node.depth = position.z;
  node.next = old;
  g_nodes[index] = node;
}
