// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// An element of a swizzle is the component that the swizzle names. Clang 22 forgets the swizzle when it writes one
// (docs/differences.md, "Elements of swizzles").
export float4 write(float4 v) {
  v.wzy[2] = 5;
  return v;
}
// CHECK-LABEL: define {{.*}} <4 x float> @_Z5writeDv4_f(
// CHECK: [[P:%.*]] = getelementptr <4 x float>, ptr %v.addr, i32 0, i32 1
// CHECK-NEXT: store float 5.000000e+00, ptr [[P]], align 4

export float read(float4 v, int i) { return v.wzy[i] + v.zx[1]; }
// CHECK-LABEL: define {{.*}} float @_Z4readDv4_fi(
// CHECK: [[S:%.*]] = shufflevector <4 x float> {{%.*}}, <4 x float> poison, <3 x i32> <i32 3, i32 2, i32 1>
// CHECK: extractelement <3 x float> [[S]], i32 {{%.*}}
