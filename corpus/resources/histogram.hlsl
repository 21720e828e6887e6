// RUN: hlslfe %s -T cs_6_0 | FileCheck %s
// A histogram: group memory first, then one atomic for each bin.
Buffer<float4> image : register(t0);
RWBuffer<uint> histogram : register(u0);
groupshared uint bins[256];
[numthreads(256, 1, 1)]
void main(uint index : SV_GroupIndex, uint3 id : SV_DispatchThreadID) {
  bins[index] = 0;
  GroupMemoryBarrierWithGroupSync();
  float luminance = dot(image[id.x].rgb, float3(0.2126f, 0.7152f, 0.0722f));
  InterlockedAdd(bins[(uint)(saturate(luminance) * 255)], 1);
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(histogram[index], bins[index]);
}
// CHECK: atomicrmw add ptr addrspace(3)
// CHECK: [[BIN:%.*]] = call {{.*}} ptr @_ZN4hlsl8RWBufferIjEixEj({{.*}} @_ZL9histogram,
// CHECK: atomicrmw add ptr [[BIN]], i32 {{%.*}} syncscope("device") monotonic, align 4
