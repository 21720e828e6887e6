// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The members of a union lie at one place; the strictest of them says how it looks in LLVM.
union Bits { int i; float f; uint2 v; };
struct Tagged {
  int kind;
  union { int number; float2 pair; };
  union Inner { float3 p; uint q[2]; } inner;
  int last;
};
union Loud { int value = 3; float other; int get() { return value; } };
static Bits shared_bits;
// CHECK-DAG: %union.Bits = type { <2 x i32> }
// CHECK-DAG: %union.Loud = type { i32 }
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z6as_numi
export float as_num(int x) {
  Bits u;
  u.i = x;
  shared_bits.v = 4;
  return u.f + shared_bits.i;
}
export float tagged(inout Tagged t, int x) {
  t.number = x;
  t.inner.q[1] = 5;
  t.inner.p.z = 2;
  return t.pair.y + t.last + sizeof(Bits);
}
export Bits copy(inout Bits a, bool c) {
  Bits b = a;
  a = b;
  Bits array[2];
  array[0] = a;
  if (c) return b;
  return array[1];
}
export int loud() {
  Loud l;
  return l.get();
}
