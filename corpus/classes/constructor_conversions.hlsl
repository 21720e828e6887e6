// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Constructors with one argument convert: arguments, results, both arms of a choice, operands of operators, casts.
struct Angle {
  float value;
  Angle(float degrees) { value = degrees / 180; }
  explicit Angle(int2 parts) { value = parts.x * 60 + parts.y; }
  Angle operator+(Angle other) { return Angle(value + other.value); }
};
float read(Angle a) { return a.value; }
float pick(Angle a) { return 1; }
float pick(float f) { return f; }
Angle half_of(Angle a) { return a.value / 2; }
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z3useff
// CHECK: call void @_ZN5AngleC1Ef(ptr noundef nonnull align 1 dereferenceable(4) %a, float
// CHECK: call void @_ZN5AngleC1EDv2_i(
export float use(float x, float y) {
  Angle a = x;
  Angle b = Angle(int2(x, y));
  a = y;
  Angle c = x > y ? a : 90;
  return read(x) + pick(x) + half_of(45).value + (a + 30).value + ((Angle)y).value + static_cast<Angle>(x).value
    + b.value + c.value;
}
