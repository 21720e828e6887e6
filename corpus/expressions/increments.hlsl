// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Prefix forms give the new value, postfix forms the old one.
export int prefix(int i) { return ++i * 10; }
// CHECK-LABEL: define noundef i32 @_Z6prefixi(
// CHECK: %inc = add nsw i32 {{%.*}}, 1
// CHECK-NEXT: store i32 %inc, ptr %i.addr
// CHECK-NEXT: mul nsw i32 %inc, 10

export int postfix(int i) { return i-- * 10; }
// CHECK-LABEL: define noundef i32 @_Z7postfixi(
// CHECK: [[OLD:%.*]] = load i32, ptr %i.addr
// CHECK-NEXT: %dec = add nsw i32 [[OLD]], -1
// CHECK-NEXT: store i32 %dec, ptr %i.addr
// CHECK-NEXT: mul nsw i32 [[OLD]], 10

export uint wraps(uint u) { u++; return u; }
// CHECK-LABEL: define noundef i32 @_Z5wrapsj(
// CHECK: add i32 {{%.*}}, 1

export float floats(float f, float3 v) {
  f++;
  --v.y;
  return f + v.y;
}
// CHECK-LABEL: define {{.*}} float @_Z6floatsfDv3_f(
// CHECK: fadd {{.*}} float {{%.*}}, 1.000000e+00
// CHECK: extractelement <3 x float> {{%.*}}, i32 1
// CHECK-NEXT: fadd {{.*}} float {{%.*}}, -1.000000e+00
// CHECK-NEXT: getelementptr <3 x float>, ptr %v.addr, i32 0, i32 1

export int element(inout int a[3], int i) { return a[i++]++; }
// CHECK-LABEL: define noundef i32 @_Z7elementA3_ii(
// CHECK: add nsw i32 {{%.*}}, 1
// CHECK: getelementptr inbounds [3 x i32], ptr %a, i32 0,
// CHECK: add nsw i32 {{%.*}}, 1
