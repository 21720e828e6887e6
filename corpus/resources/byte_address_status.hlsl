// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Loads that tell whether all of it was mapped.
ByteAddressBuffer source;
struct Pair { uint a, b; };
uint sum(uint at) {
  uint status, more;
  uint2 two = source.Load2(at, status);
  Pair pair = source.Load<Pair>(at + 8, more);
  return CheckAccessFullyMapped(status & more) ? two.x + pair.b : 0;
}
// CHECK-LABEL: define hidden noundef <2 x i32> @_ZN4hlsl17ByteAddressBuffer5Load2EjRj(
// CHECK: %ld.struct = call { <2 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v2i32.tdx.RawBuffer_i8_0_0t({{.*}}, i32 {{%.*}}, i32 poison)
// CHECK: %ld.value = extractvalue { <2 x i32>, i1 } %ld.struct, 0
// CHECK: %ld.status.ext = zext i1 %ld.status to i32
// CHECK: ret <2 x i32> %ld.value
// CHECK-LABEL: define linkonce_odr hidden void @_ZN4hlsl17ByteAddressBuffer4LoadI4PairEET_jRj(
// CHECK: store %struct.Pair %ld.value, ptr %agg.result, align 1
