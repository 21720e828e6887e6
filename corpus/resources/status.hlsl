// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Loads with a status: a pair of the value and whether it was mapped.
struct S { float3 a; int b; };
Buffer<float2> typed;
StructuredBuffer<int3> raw;
RWStructuredBuffer<S> records;
float2 load(uint i) {
  uint status;
  float2 v = typed.Load(i, status);
  int3 r = raw.Load(i, status);
  S s = records.Load(i, status);
  return v + float2(r.x, s.a.y) * (float)status;
}
// CHECK-LABEL: define linkonce_odr hidden {{.*}} <2 x float> @_ZN4hlsl6BufferIDv2_fE4LoadEjRj(
// CHECK: %ld.struct = call { <2 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v2f32.tdx.TypedBuffer_v2f32_0_0_0t(
// CHECK: %ld.status = extractvalue { <2 x float>, i1 } %ld.struct, 1
// CHECK: ret <2 x float> %ld.value
// CHECK-LABEL: define linkonce_odr hidden {{.*}} <3 x i32> @_ZN4hlsl16StructuredBufferIDv3_iE4LoadEjRj(
// CHECK: call { <3 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v3i32.tdx.RawBuffer_v3i32_0_0t({{.*}}, i32 {{%.*}}, i32 0)
