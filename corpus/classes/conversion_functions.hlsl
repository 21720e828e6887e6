// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Conversion functions: where a value is needed, as operands, in conditions, for arguments; the const one for const objects.
struct Level {
  int steps;
  operator int() const { return steps; }
};
struct Ratio {
  float a, b;
  operator float() { return a / b; }
  operator float() const { return a; }
  explicit operator bool() { return b != 0; }
};
struct Tint { float4 rgba; operator float4() const { return rgba * 2; } };
struct Deep : Level { };
int twice(int i) { return i * 2; }
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z5level5LevelDv4_i
// CHECK: call noundef i32 @_ZNK5LevelcviEv(
export float level(Level l, int4 v) {
  float f = l;
  int array[3] = {1, 2, 3};
  f += l;
  f = l;
  switch (l) { case 1: f = 2; }
  Deep d;
  d.steps = 1;
  return f + l * 2 + -l + (l < 3) + v.x + array[d] + twice(l) + (l ? 1 : 2);
}
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z5ratio5RatioS_
// CHECK: call {{.*}}float @_ZN5RatiocvfEv(
// CHECK: call {{.*}}float @_ZNK5RatiocvfEv(
// CHECK: call noundef i1 @_ZN5RatiocvbEv(
export float ratio(Ratio r, const Ratio c) {
  float x = r + c;
  if (r && !r) x = 2;
  while (r) r.b -= 1;
  return static_cast<bool>(r) ? x : r;
}
export float4 tint(Tint t) {
  float4 v = t;
  return v * t;
}
