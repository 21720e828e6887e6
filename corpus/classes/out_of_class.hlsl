// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What is defined outside of the class is an ordinary external function; defaults come from the class.
struct Timer {
  float now;
  void advance(float dt = Step, int n = 2);
  float left(float end) const;
  static float scale(float x);
  static const int Step = 3;
  float unused();
};
void Timer::advance(float dt, int n) { now += scale(dt) * n; }
float Timer::left(float end) const { return end - now; }
float Timer::scale(float x) { return x * Step; }

float f(Timer t) {
  t.advance();
  t.advance(0.5);
  return t.left(10) + Timer::scale(1) + t.scale(2);
}
// CHECK-LABEL: define hidden void @_ZN5Timer7advanceEfi(ptr noundef nonnull align 1 dereferenceable(4) %this, {{.*}} align 2 {
// CHECK-LABEL: define hidden {{.*}} float @_ZN5Timer5scaleEf(
// CHECK-LABEL: define hidden {{.*}} float @_ZNK5Timer4leftEf(
// CHECK-LABEL: define hidden {{.*}} float @_Z1f5Timer(
// CHECK: call void @_ZN5Timer7advanceEfi({{.*}} float noundef nofpclass(nan inf) 3.000000e+00, i32 noundef 2)
// CHECK: call void @_ZN5Timer7advanceEfi({{.*}} float noundef nofpclass(nan inf) 5.000000e-01, i32 noundef 2)
// CHECK-NOT: unused
