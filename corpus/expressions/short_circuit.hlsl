// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// && and || take scalars and evaluate the right side only when it matters.
static int calls;
bool touch(int i) { ++calls; return i > 2; }

export bool both(int i) { return i != 0 && touch(i); }
// CHECK-LABEL: define noundef i1 @_Z4bothi(
// CHECK: icmp ne i32 {{%.*}}, 0
// CHECK-NEXT: br i1 {{%.*}}, label %land.rhs, label %land.end
// CHECK: land.rhs:
// CHECK: call noundef i1 @_Z5touchi(
// CHECK: land.end:
// CHECK-NEXT: phi i1 [ false, %entry ], [ {{%.*}}, %land.rhs ]

export bool either(int i, float f) { return f || touch(i); }
// CHECK-LABEL: define noundef i1 @_Z6eitherif(
// CHECK: fcmp {{.*}} une float {{%.*}}, 0.000000e+00
// CHECK-NEXT: br i1 {{%.*}}, label %lor.end, label %lor.rhs
// CHECK: lor.end:
// CHECK-NEXT: phi i1 [ true, %entry ], [ {{%.*}}, %lor.rhs ]

export bool logic(bool a, bool b, float c) { return a && !b || c; }
// CHECK-LABEL: define noundef i1 @_Z5logicbbf(
// CHECK: br i1 {{%.*}}, label %land.lhs.true, label %lor.rhs
// CHECK: land.lhs.true:
// CHECK: br i1 {{%.*}}, label %lor.rhs, label %lor.end
// CHECK: lor.end:
// CHECK-NEXT: phi i1 [ true, %land.lhs.true ], [ {{%.*}}, %lor.rhs ]

// A constant operand decides at once.
export bool decided(int i) { return false && touch(i); }
// CHECK-LABEL: define noundef i1 @_Z7decidedi(
// CHECK-NOT: @_Z5touchi
// CHECK: ret i1 false

// Vectors use and() and or(), which evaluate both sides.
export bool2 lanes(bool2 a, int2 b) { return or(and(a, b > 1), !a); }
// CHECK-LABEL: define noundef <2 x i1> @_Z5lanesDv2_bDv2_i(
// CHECK: and <2 x i1>
// CHECK: icmp eq <2 x i1> {{%.*}}, zeroinitializer
// CHECK: or <2 x i1>
