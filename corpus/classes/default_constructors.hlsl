// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A defaulted constructor does what members need; one with defaults for all parameters is a default constructor, too.
struct Plain { int x; Plain() = default; Plain(int i) { x = i; } };
struct Step { int size; Step(int s = 3, int t = 4) { size = s * t; } };
struct Path { Step a; Step b[2]; int extra = 1; };
struct Way : Path { int more; };
// CHECK-LABEL: define noundef i32 @_Z4walki
// CHECK-NOT: @_ZN5PlainC1Ev
// CHECK: call void @_ZN4StepC1Eii({{.*}}, i32 noundef 3, i32 noundef 4)
export int walk(int i) {
  Plain p;
  p.x = i;
  Plain q(i);
  Step s;
  Step t = Step();
  Way w;
  return p.x + q.x + s.size + t.size + w.a.size + w.b[1].size + w.extra;
}
