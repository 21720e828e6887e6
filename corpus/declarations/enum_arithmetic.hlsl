// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Two values of an unscoped enum meet in the enum's own type, which is unsigned when no constant is negative: a
// difference below zero is a large number. Beside another integer it counts as an int; Clang 22 computes in the enum's
// type there, too (docs/differences.md, "Enums beside integers").
enum Color { Red, Green = 5, Blue };
enum Offset { Back = -1, Forth = 1 };

export float below(Color c) { return c - Green; }
// CHECK-LABEL: define {{.*}} float @_Z5below5Color(
// CHECK: sub i32 {{%.*}}, 5
// CHECK: uitofp i32 {{%.*}} to float

export float folded() { return Red - Green; }
// CHECK-LABEL: define {{.*}} float @_Z6foldedv(
// CHECK: ret float 0x41F0000000000000

export bool less(Color c) { return c < Green; }
// CHECK-LABEL: define noundef i1 @_Z4less5Color(
// CHECK: icmp ult i32 {{%.*}}, 5

export float negated(Color c) { return -c; }
// CHECK-LABEL: define {{.*}} float @_Z7negated5Color(
// CHECK: uitofp

export float with_negative(Offset a, Offset b) { return a - b; }
// CHECK-LABEL: define {{.*}} float @_Z13with_negative6OffsetS_(
// CHECK: sub nsw
// CHECK: sitofp

export int values(Color c) { return c + Blue * 10; }
// CHECK-LABEL: define noundef i32 @_Z6values5Color(i32 noundef %c)
// CHECK: add nsw i32 {{%.*}}, 60

export bool is_below(Color a, Color b) { return a - b < 0; }
// CHECK-LABEL: define noundef i1 @_Z8is_below5ColorS_(
// CHECK: icmp slt i32 {{%.*}}, 0

export int half_of(Color a, Color b) { return (a - b) / 2; }
// CHECK-LABEL: define noundef i32 @_Z7half_of5ColorS_(
// CHECK: sdiv i32
