// RUN: hlslfe %s -T vs_6_6 -fclang-compat=22 | FileCheck %s
// A vertex shader that fetches its vertices and bones itself.
struct Vertex { float3 position; uint4 bones; float4 weights; };
StructuredBuffer<Vertex> vertices : register(t0);
StructuredBuffer<float4> bones : register(t1, space1);
ByteAddressBuffer instances : register(t2);
float3 transform(uint bone, float4 p) {
  return float3(dot(bones[bone * 3], p), dot(bones[bone * 3 + 1], p), dot(bones[bone * 3 + 2], p));
}
float4 main(uint id : SV_VertexID, uint instance : SV_InstanceID) : SV_Position {
  Vertex v = vertices[id];
  float3 p = 0;
  for (int i = 0; i < 4; i++)
    p += transform(v.bones[i], float4(v.position, 1)) * v.weights[i];
  return float4(p + asfloat(instances.Load3(instance * 16)), 1);
}
// CHECK: define internal {{.*}} <4 x float> @_Z4mainjj(
// CHECK: call {{.*}} <3 x i32> @_ZN4hlsl17ByteAddressBuffer5Load3Ej(
