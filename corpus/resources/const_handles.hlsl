// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// const keeps a handle, not what it refers to: such resources are written and their methods called, as in DXC.
struct Cell { float parts[3]; float2 pair; };
struct Holder { RWTexture2D<float4> plane; };
RWStructuredBuffer<Cell> cells;
RWTexture2D<float4> plane;

void put(const RWStructuredBuffer<Cell> c, uint i) {
  c[i].parts[1] = 2;
  (c[i].pair.y) += 1;
  c[i].parts[i]++;
}

void both(const Holder h) { h.plane[uint2(1, 1)].x *= 2; }

[numthreads(1, 1, 1)]
void main() {
  put(cells, 1);
  Holder h;
  h.plane = plane;
  both(h);
  const RWStructuredBuffer<uint> words = ResourceDescriptorHeap[1];
  InterlockedAdd(words[1], 2);
  words[2] = words[3];
  const Texture2D<uint> source = ResourceDescriptorHeap[2];
  words[4] = source.Load(int3(0, 0, 0));
}
// CHECK-LABEL: define hidden void @_Z3put
// CHECK: call {{.*}} ptr @_ZN4hlsl18RWStructuredBufferI4CellEixEj(
// CHECK-LABEL: define hidden void @_Z4both
// CHECK: call {{.*}} ptr @_ZN4hlsl11RWTexture2DIDv4_fEixEDv2_j(
// CHECK-LABEL: define internal void @_Z4mainv
// CHECK: call {{.*}} ptr @_ZN4hlsl18RWStructuredBufferIjEixEj(
// CHECK-NEXT: atomicrmw add
// CHECK: call {{.*}} ptr @_ZNK4hlsl18RWStructuredBufferIjEixEj(
// CHECK: call {{.*}} ptr @_ZN4hlsl18RWStructuredBufferIjEixEj(
// CHECK: call {{.*}} i32 @_ZN4hlsl9Texture2DIjE4LoadEDv3_i(
