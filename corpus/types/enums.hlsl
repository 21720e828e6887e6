// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Enums and enum classes: values, underlying types, conversions.
enum Color : int { Red, Green = 5, Blue, Last = Blue };
enum class Axis : uint { X = 1, Y, Z = 0x80000000 };
enum Wide : int64_t { Big = 1 << 30 };
export int a(Color c) { return c + Blue + Color::Green; }
// CHECK-LABEL: define noundef i32 @_Z1a5Color(
// CHECK: add nsw i32 {{%.*}}, 6
// CHECK: add nsw i32 {{%.*}}, 5
export uint b(Axis x) { return x == Axis::Z ? (uint)x : 3; }
// CHECK-LABEL: define noundef i32 @_Z1b4Axis(
// CHECK: icmp eq i32 {{%.*}}, -2147483648
export Color c(int i) { return (Color)i; }
// CHECK-LABEL: define noundef i32 @_Z1ci(
export int64_t d(Wide w) { return w + Big; }
// CHECK-LABEL: define noundef i64 @_Z1d4Wide(
// CHECK: add nsw i64 {{%.*}}, 1073741824
export int e(Color c) { switch (c) { case Red: return 1; case Green: return 2; case Blue: return 3; } return 0; }
// CHECK-LABEL: define noundef i32 @_Z1e5Color(
// CHECK: switch i32
// CHECK-NEXT: i32 0, label
// CHECK-NEXT: i32 5, label
// CHECK-NEXT: i32 6, label
