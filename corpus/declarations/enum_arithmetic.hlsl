// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// An unscoped enum counts as an int. Clang 22 computes in an unsigned type when no constant is negative, so that a
// difference below zero is a large number there (docs/differences.md, "Arithmetic on enums").
enum Color { Red, Green = 5, Blue };

export int values(Color c) { return c + Blue * 10; }
// CHECK-LABEL: define noundef i32 @_Z6values5Color(i32 noundef %c)
// CHECK: add nsw i32 {{%.*}}, 60

export float below(Color c) { return c - Green; }
// CHECK-LABEL: define {{.*}} float @_Z5below5Color(
// CHECK: sub nsw i32 {{%.*}}, 5
// CHECK: sitofp i32 {{%.*}} to float

export bool less(Color c) { return c < Green; }
// CHECK-LABEL: define noundef i1 @_Z4less5Color(
// CHECK: icmp slt i32 {{%.*}}, 5
