// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Clang 22 takes vectors of unsigned integers for signed ones here (docs/differences.md).
export uint2 largest(uint2 v) { return WaveActiveMax(v) - WaveActiveMin(v); }
// CHECK-LABEL: define noundef <2 x i32> @_Z7largestDv2_j(
// CHECK: call <2 x i32> @llvm.dx.wave.reduce.umax.v2i32(
// CHECK: call <2 x i32> @llvm.dx.wave.reduce.umin.v2i32(
