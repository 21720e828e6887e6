// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Bit-fields lie side by side; those that begin at a byte have an integer of their own, or bytes.
struct Packed {
  int a : 3;
  uint b : 5;
  int c;
  uint d : 32;
  uint e : 20;
  uint f : 20;
};
struct Gaps {
  int a : 3;
  int : 0;
  int b : 3;
  int : 5;
  uint c : 24;
  bool on : 1;
  float g;
};
// CHECK-DAG: %struct.Packed = type <{ i8, i32, i32, [5 x i8] }>
// CHECK-DAG: %struct.Gaps = type <{ i8, [3 x i8], i8, [3 x i8], i8, float }>
// CHECK-LABEL: define noundef i32 @_Z4read6Packed4Gaps
// CHECK: load i40, ptr %e, align 1
export int read(Packed p, Gaps g) { return p.a + p.b + p.e + g.b + (g.on ? g.c : 1) + (p.b >> 1) + sizeof(Gaps); }
// CHECK-LABEL: define void @_Z5writeR6PackedR4Gapsi
export void write(inout Packed p, inout Gaps g, int x) {
  p.a = x;
  p.b += x;
  p.b++;
  p.f = p.e = x;
  p.d = --p.a + (p.a = 2);
  g.on = !g.on;
  g.on = x > 3;
}
