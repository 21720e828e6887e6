// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Operators and functions that no other shader here has by itself.

// CHECK-LABEL: define hidden noundef nofpclass(nan inf) <3 x float> @_Z6chosenDv3_bDv3_fS0_(
// CHECK: select {{.*}}<3 x i1>
float3 chosen(bool3 c, float3 a, float3 b) { return select(c, a, b); }

// CHECK-LABEL: define hidden noundef <2 x i1> @_Z5logicDv2_bS_(
// CHECK: and <2 x i1>
// CHECK: or <2 x i1>
bool2 logic(bool2 a, bool2 b) {
  bool2 both = and(a, b);
  return or(both, b);
}

// CHECK-LABEL: define hidden noundef <3 x i1> @_Z8invertedDv3_f(
bool3 inverted(float3 v) { return !v; }

// CHECK-LABEL: define hidden noundef i32 @_Z5commaii(
int comma(int a, int b) { return (a++, b += a, a * b); }

// CHECK-LABEL: define hidden noundef nofpclass(nan inf) float @_Z8infinityv(
// CHECK: ret float 0x7FF0000000000000
float infinity() { return 1.0 / 0.0; }

// CHECK-LABEL: define hidden noundef i32 @_Z12by_conditionDv2_f(
int by_condition(float2 v) {
  if (v)
    return 1;
  return 2;
}

// CHECK-LABEL: define hidden noundef i32 @_Z6foldedv(
int folded() { return max(3, 4) + min(-1, 2) + abs(-5) + (7 / 2) % 2 + (1 << 4); }
