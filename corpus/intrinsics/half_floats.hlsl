// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
export float3 widen(uint3 u) { return f16tof32(u); }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z5widenDv3_j(
// CHECK: call {{.*}} <3 x float> @llvm.dx.legacyf16tof32.v3i32(<3 x i32>
export uint3 narrow(float3 f) { return f32tof16(f); }
// CHECK-LABEL: define noundef <3 x i32> @_Z6narrowDv3_f(
// CHECK: call <3 x i32> @llvm.dx.legacyf32tof16.v3f32(<3 x float>
export double fused(double a, double b, double c) { return fma(a, b, c); }
// CHECK-LABEL: define {{.*}} double @_Z5fusedddd(
// CHECK: call {{.*}} double @llvm.fma.f64(double
