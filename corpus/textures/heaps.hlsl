// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// Descriptor heaps: an element becomes the resource that it is wanted as.
struct Material { float4 tint; };
Texture2D pick(uint i) { return ResourceDescriptorHeap[i]; }
float4 main(float2 u : A, nointerpolation uint i : I) : SV_Target {
  Texture2D<float4> t = ResourceDescriptorHeap[i];
  SamplerState s = SamplerDescriptorHeap[0];
  RWStructuredBuffer<float4> b = ResourceDescriptorHeap[NonUniformResourceIndex(i + 1)];
  ConstantBuffer<Material> m = ResourceDescriptorHeap[7];
  Texture2D both[2] = { ResourceDescriptorHeap[1], ResourceDescriptorHeap[2] };
  t = i & 1 ? ResourceDescriptorHeap[3] : ResourceDescriptorHeap[4];
  b[0] = pick(i).Sample(s, u);
  return t.Sample(s, u) * m.tint + both[1].Sample(s, u);
}
// CHECK: call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromheap.tdx.Texture_v4f32_0_0_0_2t(i32 %
// CHECK: call void @_ZN4hlsl12SamplerState16__createFromHeapEj(ptr
