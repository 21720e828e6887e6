// RUN: hlslfe %s -T lib_6_9 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_9 -Whlsl-portability 2>&1 | FileCheck %s --check-prefix=WARN
// Intrinsics take vectors of any length, as in DXC.
export vector<float, 5> elementwise(vector<float, 5> a) { return sin(a) + max(a, 1) * pow(a, a) + saturate(a); }
export float scalar(vector<float, 8> a) { return dot(a, a); }
export bool logic(vector<bool, 8> a) { return all(a) || any(a); }
export vector<float, 5> choice(vector<float, 5> a, vector<bool, 5> c) { return select(c, a, a * 2) + clamp(a, 0, 1) + abs(a); }
// CHECK-LABEL: define {{.*}} <5 x float> @_Z11elementwiseDv5_f(
// CHECK: call {{.*}} <5 x float> @llvm.sin.v5f32(
// CHECK: call {{.*}} <5 x float> @llvm.maxnum.v5f32(
// CHECK: call {{.*}} <5 x float> @llvm.dx.saturate.v5f32(
// CHECK: call {{.*}} float @llvm.dx.fdot.v8f32(
// CHECK: call {{.*}}i1 @llvm.dx.all.v8i1(
// WARN: Clang refuses these arguments of 'sin'
