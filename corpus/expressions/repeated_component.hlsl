// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A component that is picked by an index and repeated.
float4 f(float4 v, int i) { return v[1].xxxx + v[i].rr.xyxy; }
// CHECK: %vecext = extractelement <4 x float> %{{.*}}, i32 1
// CHECK: store float %vecext, ptr %tmp, align 4
// CHECK: shufflevector <1 x float> %{{.*}}, <1 x float> poison, <4 x i32> zeroinitializer
