// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Wave operations that Clang 22 has.
export bool4 votes(bool a, float3 v) {
  return bool4(WaveActiveAllTrue(a), WaveActiveAnyTrue(a), WaveIsFirstLane(), any(WaveReadLaneAt(v, 2)));
}
// CHECK-LABEL: define noundef <4 x i1> @_Z5votesbDv3_f(
// CHECK-DAG: call i1 @llvm.dx.wave.all(i1
// CHECK-DAG: call i1 @llvm.dx.wave.any(i1
// CHECK-DAG: call i1 @llvm.dx.wave.is.first.lane()
// CHECK-DAG: call {{.*}} <3 x float> @llvm.dx.wave.readlane.v3f32(<3 x float> {{%.*}}, i32 2)
export uint4 ballot(bool a, uint u) { return WaveActiveBallot(a) + WaveActiveCountBits(a) + WaveActiveMax(u) + WaveActiveSum(u); }
// CHECK-LABEL: define noundef <4 x i32> @_Z6ballotbj(
// CHECK: call <4 x i32> @llvm.dx.wave.ballot(i1
// CHECK: call i32 @llvm.dx.wave.active.countbits(i1
// CHECK: call i32 @llvm.dx.wave.reduce.umax.i32(i32
// CHECK: call i32 @llvm.dx.wave.reduce.usum.i32(i32
export float lanes(float f) { return WaveActiveMin(f) + WaveGetLaneIndex() + WaveGetLaneCount(); }
// CHECK-LABEL: define {{.*}} float @_Z5lanesf(
// CHECK: call {{.*}} float @llvm.dx.wave.reduce.min.f32(float
