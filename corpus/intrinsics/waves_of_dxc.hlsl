// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_5
// Wave operations that Clang 22 lacks.
export uint4 reductions(uint u, int3 i, float f) {
  uint4 r = WaveActiveBitAnd(u) + WaveActiveBitOr(u) + WaveActiveBitXor(u);
  r.xyz += (uint3)WaveActiveProduct(i);
  return r + WaveActiveProduct(u) + WaveMatch(f);
}
// CHECK-LABEL: define noundef <4 x i32> @_Z10reductionsjDv3_if(
// CHECK: call i32 @llvm.dx.wave.reduce.and.i32(
// CHECK: call i32 @llvm.dx.wave.reduce.or.i32(
// CHECK: call i32 @llvm.dx.wave.reduce.xor.i32(
// CHECK: call <3 x i32> @llvm.dx.wave.product.v3i32(
// CHECK: call i32 @llvm.dx.wave.uproduct.i32(
// CHECK: call <4 x i32> @llvm.dx.wave.match.f32(
export float prefixes(float f, uint u, bool b) {
  return WavePrefixSum(f) + WavePrefixProduct(f) + WavePrefixSum(u) + WavePrefixCountBits(b) + WaveReadLaneFirst(f);
}
// CHECK-LABEL: define {{.*}} float @_Z8prefixesfjb(
// CHECK: call {{.*}} float @llvm.dx.wave.prefix.sum.f32(
// CHECK: call {{.*}} float @llvm.dx.wave.prefix.product.f32(
// CHECK: call i32 @llvm.dx.wave.prefix.usum.i32(
// CHECK: call i32 @llvm.dx.wave.prefix.bit.count(i1
// CHECK: call {{.*}} float @llvm.dx.wave.read.lane.first.f32(
export uint groups(uint u, uint4 mask, bool b) {
  return WaveMultiPrefixSum(u, mask) + WaveMultiPrefixBitAnd(u, mask) + WaveMultiPrefixCountBits(b, mask);
}
// CHECK-LABEL: define noundef i32 @_Z6groupsjDv4_jb(
// CHECK: call i32 @llvm.dx.wave.multi.prefix.usum.i32(i32 {{%.*}}, <4 x i32>
// CHECK: call i32 @llvm.dx.wave.multi.prefix.and.i32(i32 {{%.*}}, <4 x i32>
// CHECK: call i32 @llvm.dx.wave.multi.prefix.bit.count(i1 {{%.*}}, <4 x i32>
export bool3 same(float3 v) { return WaveActiveAllEqual(v); }
// CHECK-LABEL: define noundef <3 x i1> @_Z4sameDv3_f(
// CHECK: call <3 x i1> @llvm.dx.wave.all.equal.v3f32(
