// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Bit-fields in lists, casts, constants, arguments, enums and derived classes.
enum Mode { OFF, ON, AUTO };
struct Flags { int a : 3; uint b : 5; float w; };
struct Modes : Flags { Mode mode : 2; uint level : 10; };
static Flags start = {9, 31, 2};
static const Flags known = {2, 7, 1};
// CHECK: @_ZL5start = internal global
void set(inout int x) { x = 3; }
export Flags listed(int x) {
  Flags f = {x, x, x};
  Flags g = (Flags)x;
  int3 v = (int3)f;
  g.b = v.x;
  set(g.a);
  return g;
}
export int kept() {
  Flags f = {1, 2, 3};
  return start.a + known.b + f.a;
}
export Mode mode(inout Modes m, int i, Flags many[2]) {
  m.mode = AUTO;
  m.b = m.level;
  many[i].b = many[1].a;
  m.level |= many[i].b;
  return m.mode;
}
