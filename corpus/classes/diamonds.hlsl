// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// One class may be there twice; a qualified name says which object is meant. Types and static members are no matter.
struct Base {
  int x;
  static int count() { return 1; }
  typedef int Number;
  int twice() { return x * 2; }
};
struct Left : Base { };
struct Right : Base { int y; };
struct Both : Left, Right { int sum() { return Left::x + Right::x; } };
// CHECK-LABEL: define noundef i32 @_Z3sumR4Both
// CHECK: getelementptr inbounds i8, ptr {{%.*}}, i32 4
export int sum(inout Both b) {
  b.Left::x = 3;
  b.Right::x = b.y;
  Right r = b;
  Base::Number n = Both::count();
  return b.sum() + b.Right::twice() + b.Left::twice() + r.x + n;
}
