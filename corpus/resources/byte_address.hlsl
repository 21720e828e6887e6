// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// Byte-address buffers, which Clang 22 only declares: offsets in bytes, aligned as one component.
struct Node { float3 center; uint child; };
ByteAddressBuffer source : register(t2);
RWByteAddressBuffer target : register(u1);
[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint4 four = source.Load4(id.x * 16);
  Node node = source.Load<Node>(64);
  node.center += source.Load<float3>(32);
  target.Store2(8, four.xy);
  target.Store(80, node);
  target.Store<float>(4, node.center.x);
  target.Store(0, four.w);
}
// CHECK: call void @_ZN4hlsl17ByteAddressBuffer4LoadI4NodeEET_j(
// CHECK: call {{.*}} <3 x float> @_ZN4hlsl17ByteAddressBuffer4LoadIDv3_fEET_j(
// CHECK: call void @_ZN4hlsl19RWByteAddressBuffer6Store2EjDv2_j(
// CHECK: call void @_ZN4hlsl19RWByteAddressBuffer5StoreI4NodeEEvjT_(
// CHECK: call void @_ZN4hlsl19RWByteAddressBuffer5StoreIfEEvjT_(
// CHECK: call void @_ZN4hlsl19RWByteAddressBuffer5StoreEjj(
// CHECK-LABEL: define hidden noundef <4 x i32> @_ZN4hlsl17ByteAddressBuffer5Load4Ej(
// CHECK: [[PLACE:%.*]] = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) {{%.*}}, i32 {{%.*}})
// CHECK: load <4 x i32>, ptr [[PLACE]], align 4
