// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Nothing is promoted to int first; bool lives as i32 in memory and as i1 in values.
export double widen(float f, int i) { return f + (double)i; }
// CHECK-LABEL: define {{.*}} double @_Z5widenfi(
// CHECK: fpext {{.*}} float {{%.*}} to double
// CHECK: sitofp i32 {{%.*}} to double
// CHECK-NEXT: fadd {{.*}} double

export int64_t longs(int a, uint b) { return (int64_t)a * b; }
// CHECK-LABEL: define noundef i64 @_Z5longsij(
// CHECK: sext i32 {{%.*}} to i64
// CHECK: zext i32 {{%.*}} to i64
// CHECK-NEXT: mul nsw i64

export bool flags(int a, float b, uint3 c) {
  bool x = a;
  bool y = b;
  bool3 z = c;
  return x && y && z.y;
}
// CHECK-LABEL: define noundef i1 @_Z5flagsifDv3_j(
// CHECK: icmp ne i32 {{%.*}}, 0
// CHECK-NEXT: zext i1 {{%.*}} to i32
// CHECK-NEXT: store i32 {{%.*}}, ptr %x
// CHECK: fcmp {{.*}} une float {{%.*}}, 0.000000e+00
// CHECK: icmp ne <3 x i32> {{%.*}}, zeroinitializer
// CHECK-NEXT: zext <3 x i1> {{%.*}} to <3 x i32>
// CHECK: extractelement <3 x i32> {{%.*}}, i32 1
// CHECK-NEXT: trunc i32 {{%.*}} to i1

// Without 16-bit types a half is a float, but still its own type (Dh).
export half halves(half h, float f) { return h * (half)f; }
// CHECK-LABEL: define {{.*}} float @_Z6halvesDhf(float
// CHECK-NOT: fptrunc
// CHECK: fmul {{.*}} float

export float boolean(bool b, bool2 c) { return b + float2(c).x; }
// CHECK-LABEL: define {{.*}} float @_Z7booleanbDv2_b(
// CHECK: uitofp i1 {{%.*}} to float
// CHECK: uitofp <2 x i1> {{%.*}} to <2 x float>

export uint sign_change(int i, double d) { return i + (uint)d; }
// CHECK-LABEL: define noundef i32 @_Z11sign_changeid(
// CHECK: fptoui double {{%.*}} to i32
// CHECK-NEXT: add i32
