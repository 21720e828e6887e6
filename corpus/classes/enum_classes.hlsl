// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Scoped enums: no conversion but by cast; comparison, switch, parameters, members.
enum class Mode : uint { Off, On = 5, Auto };
enum class Level { Low = -1, High };
struct State { Mode mode; Level level; };
static const Mode Start = Mode::On;

int f(State s, Mode m) {
  int r = (int)m + int(s.level);
  if (m == Mode::Auto || s.level < Level::High)
    r++;
  switch (s.mode) {
  case Mode::Off: return r;
  case Mode::On: r += 2; break;
  default: r = (int)Start;
  }
  s.mode = (Mode)6;
  return s.mode == Mode::Auto ? r : -r;
}
// CHECK-LABEL: define hidden noundef i32 @_Z1f5State4Mode(
// CHECK: icmp eq i32 %{{[0-9]+}}, 6
// CHECK: icmp slt i32 %{{[0-9]+}}, 0
// CHECK: switch i32
