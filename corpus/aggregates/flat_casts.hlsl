// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Explicit casts between aggregates go scalar by scalar; a scalar fills everything.
struct S { float a; int b; float2 c; };
struct T { int x[2]; float2 y; };

export S fill(float x) { return (S)x; }
// CHECK-LABEL: define void @_Z4fillf(
// CHECK: [[X:%.*]] = load float, ptr %x.addr
// CHECK: [[I:%.*]] = fptosi float [[X]] to i32
// CHECK-NEXT: store i32 [[I]]
// CHECK-NEXT: getelementptr <2 x float>, ptr {{%.*}}, i32 0, i32 0
// CHECK-NEXT: store float [[X]]
// CHECK-NEXT: getelementptr <2 x float>, ptr {{%.*}}, i32 0, i32 1
// CHECK-NEXT: store float [[X]]

export T other(S s) { return (T)s; }
// CHECK-LABEL: define void @_Z5other1S(
// CHECK: call void @llvm.memcpy
// CHECK: getelementptr inbounds %struct.T, ptr %agg.result, i32 0, i32 0, i32 1
// CHECK: fptosi float {{%.*}} to i32
// CHECK-NEXT: store i32
// CHECK-NEXT: load i32
// CHECK-NEXT: store i32

export S zero() {
  S s = (S)0;
  return s;
}
// CHECK-LABEL: define void @_Z4zerov(
// CHECK: call void @llvm.memset.p0.i32(ptr align 1 %agg.result, i8 0, i32 16, i1 false)
// CHECK-NEXT: ret void

export float spread(float4 v) {
  float a[4] = (float[4])v;
  S s = (S)v;
  return a[3] + s.c.y;
}
// CHECK-LABEL: define {{.*}} float @_Z6spreadDv4_f(
// CHECK: extractelement <4 x float> {{%.*}}, i64 0
// CHECK: extractelement <4 x float> {{%.*}}, i64 3
// CHECK: getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1
// CHECK: fptosi float {{%.*}} to i32
