// RUN: hlslfe %s -T cs_6_6 -E main | FileCheck %s
// A blur through group memory: reads one texture, writes another.
Texture2D<float4> source : register(t0);
RWTexture2D<unorm float4> target : register(u0);
groupshared float4 line_[64];
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint i : SV_GroupIndex) {
  line_[i] = source[id.xy];
  GroupMemoryBarrierWithGroupSync();
  float4 sum = 0;
  for (uint k = 0; k < 5; ++k) sum += line_[min(i + k, 63)];
  target[id.xy] = sum / 5;
}
// CHECK: target("dx.Texture", <4 x float>, 1, 0, 14, 2)
// CHECK: !hlsl.component_types = !{[[N:![0-9]+]]}
// CHECK: [[N]] = !{!"target", i32 14, !"UNormF32"}
