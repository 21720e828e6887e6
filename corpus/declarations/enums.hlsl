// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Enum constants are numbers; scoped ones stay in their enum and convert only when asked to.
enum Color { Red, Green = 5, Blue, Mask = Green | 8 };
enum class Mode : uint { Off, On = 1u << 4 };
namespace N { enum Inner { First = Blue + 1 }; }
enum { Anonymous = 77 };

export uint scoped(Mode m, bool b) {
  Mode other = Mode::On;
  if (m == Mode::Off) m = other;
  return b ? (uint)m : uint(Mode::On);
}
// CHECK-LABEL: define noundef i32 @_Z6scoped4Modeb(
// CHECK: store i32 16, ptr %other
// CHECK: icmp eq i32 {{%.*}}, 0
// CHECK: phi i32 [ {{%.*}}, %cond.true ], [ 16, %cond.false ]

int pick(Color c) { return 1; }
int pick(float f) { return 2; }
export int overload(Color c) { return pick(c) + pick(Blue) + pick(Mask) + (int)N::First + (int)Anonymous; }
// CHECK-LABEL: define noundef i32 @_Z8overload5Color(
// CHECK: call noundef i32 @_Z4pick5Color(
// CHECK: call noundef i32 @_Z4pick5Color(i32 noundef 6)
// CHECK: call noundef i32 @_Z4pick5Color(i32 noundef 13)
// CHECK: add nsw i32 {{%.*}}, 7
// CHECK: add nsw i32 {{%.*}}, 77
