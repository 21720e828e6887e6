// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A local whose list is constant is copied from a constant; zero lists are memset.
struct S { int a; float b[3]; };
export float f(int i) {
  const int primes[5] = {2, 3, 5, 7, 11};
  S s = {1, 2, 3, 4};
  S zero = {0, 0, 0, 0};
  float2 v = {1, 2};
  return primes[i] + s.b[i] + zero.a + v.x;
}
// CHECK: @__const._Z1fi.primes = private unnamed_addr constant [5 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11], align 4
// CHECK: @__const._Z1fi.s = private unnamed_addr constant %struct.S { i32 1, [3 x float] [float 2.000000e+00, float 3.000000e+00, float 4.000000e+00] }, align 1
// CHECK-LABEL: define {{.*}} float @_Z1fi(
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 4 %primes, ptr align 4 @__const._Z1fi.primes, i32 20, i1 false)
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %s, ptr align 1 @__const._Z1fi.s, i32 16, i1 false)
// CHECK: call void @llvm.memset.p0.i32(ptr align 1 %zero, i8 0, i32 16, i1 false)
// CHECK: store <2 x float> <float 1.000000e+00, float 2.000000e+00>, ptr %v
