// RUN: hlslfe %s -T ps_6_7 | FileCheck %s
// RUN: hlslfe check %s -T ps_6_7 -Whlsl-portability -verify
float4 main(float4 a : A) : SV_Target {
  a += QuadReadAcrossX(a); // expected-warning {{[warn_hlsl_portability]}}
  a += QuadReadAcrossY(a); // expected-warning {{[warn_hlsl_portability]}}
  a += QuadReadAcrossDiagonal(a); // expected-warning {{[warn_hlsl_portability]}}
  a.x += QuadReadLaneAt(a.x, 3); // expected-warning {{[warn_hlsl_portability]}}
  if (QuadAny(a.x > 1) || IsHelperLane()) // expected-warning {{[warn_hlsl_portability]}} expected-warning {{[warn_hlsl_portability]}}
    a = 0;
  return a;
}
// CHECK-LABEL: define internal {{.*}} <4 x float> @_Z4mainDv4_f(
// CHECK: call {{.*}} <4 x float> @llvm.dx.quad.read.across.x.v4f32(
// CHECK: call {{.*}} <4 x float> @llvm.dx.quad.read.across.y.v4f32(
// CHECK: call {{.*}} <4 x float> @llvm.dx.quad.read.across.diagonal.v4f32(
// CHECK: call {{.*}} float @llvm.dx.quad.read.lane.at.f32(float {{%.*}}, i32 3)
// CHECK: call i1 @llvm.dx.quad.any(i1
// CHECK: call i1 @llvm.dx.is.helper.lane()
