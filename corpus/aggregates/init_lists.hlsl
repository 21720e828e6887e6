// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Braces do not group: every list is flattened into scalars, each converted to what it fills.
struct S { float a; float2 b; int c; };

export S flat(float2 v, int i) {
  S s = {1, v, i};
  return s;
}
// CHECK-LABEL: define void @_Z4flatDv2_fi(
// CHECK: getelementptr inbounds nuw %struct.S, ptr %agg.result, i32 0, i32 0
// CHECK-NEXT: store float 1.000000e+00
// CHECK: extractelement <2 x float> {{%.*}}, i64 0
// CHECK-NEXT: insertelement <2 x float> poison, float {{%.*}}, i32 0
// CHECK: extractelement <2 x float> {{%.*}}, i64 1
// CHECK-NEXT: insertelement <2 x float> {{%.*}}, float {{%.*}}, i32 1
// CHECK-NEXT: store <2 x float>

export S braces(float2 v) {
  S s = {{v.x, {v.y, 2}}, 3.5};
  return s;
}
// CHECK-LABEL: define void @_Z6bracesDv2_f(
// CHECK: insertelement <2 x float> {{%.*}}, float 2.000000e+00, i32 1
// CHECK: getelementptr inbounds nuw %struct.S, ptr %agg.result, i32 0, i32 2
// CHECK-NEXT: store i32 3

export float others(float2 v, S s) {
  float4 q = {v, 1, 2};
  float m[2][2] = {1, 2, v};
  int3 k = {1, 2, 3};
  float all[4] = {s};
  return q.w + m[1][0] + k.z + all[3];
}
// CHECK-LABEL: define {{.*}} float @_Z6othersDv2_f1S(
// CHECK: insertelement <4 x float> {{%.*}}, float 2.000000e+00, i32 3
// CHECK: store float 1.000000e+00, ptr %m
// CHECK: store <3 x i32> <i32 1, i32 2, i32 3>, ptr %k
// CHECK: getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 2
// CHECK: sitofp i32 {{%.*}} to float
