// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe check %s -T ps_6_6 -Whlsl-portability -verify
// `discard` is what clip is for a condition that holds; Clang 22 lacks it.
float4 main(float4 a : A) : SV_Target {
  clip(a.x);
  clip(a - 0.5);
  if (a.y > 1)
    discard; // expected-warning {{[warn_hlsl_portability]}}
  return a;
}
// CHECK-LABEL: define internal {{.*}} <4 x float> @_Z4mainDv4_f(
// CHECK: [[X:%.*]] = fcmp {{.*}} olt float {{%.*}}, 0.000000e+00
// CHECK-NEXT: call void @llvm.dx.discard(i1 [[X]])
// CHECK: [[LANES:%.*]] = fcmp {{.*}} olt <4 x float> {{%.*}}, zeroinitializer
// CHECK-NEXT: [[ANY:%.*]] = call i1 @llvm.dx.any.v4i1(<4 x i1> [[LANES]])
// CHECK-NEXT: call void @llvm.dx.discard(i1 [[ANY]])
// CHECK: if.then:
// CHECK-NEXT: call void @llvm.dx.discard(i1 true)
// CHECK-NEXT: br label %if.end
