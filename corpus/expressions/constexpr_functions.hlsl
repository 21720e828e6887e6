// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Calls of constexpr functions are constants where one is needed; elsewhere they are calls.
constexpr int sq(int x) { return x * x; }
constexpr float between(float a, float b) { return a + (b - a) * 0.5f; }
template <typename T> constexpr T cube(T x) { return x * x * x; }
template <int N> struct Buf { int v[N]; };
static const int z = sq(3);
static const float zf = between(1, 3);
static const float2 zv = float2(sq(2), cube(1.5f));

export int f(int x) {
  constexpr int loc = sq(3);
  static const int sl = cube(2);
  int b[loc];
  b[1] = loc;
  Buf<sq(2)> q;
  q.v[3] = sq(4);
  if (sq(2) > 3)
    x += sq(x);
  switch (x) {
  case sq(3): return 2;
  case cube(3): return 3;
  }
  return b[1] + z + zf + zv.y + sl + q.v[3];
}
// CHECK-LABEL: define noundef i32 @_Z1fi(
// CHECK: alloca [9 x i32]
// CHECK: alloca %struct.Buf
// CHECK: call noundef i32 @_Z2sqi(i32 noundef 4)
// CHECK-NOT: br i1
// CHECK: call noundef i32 @_Z2sqi(
// CHECK: switch i32 {{%.*}}, label %sw.epilog [
// CHECK-NEXT: i32 9, label %sw.bb
// CHECK-NEXT: i32 27, label %sw.bb
// CHECK: fptosi float
// CHECK-LABEL: define linkonce_odr hidden noundef i32 @_Z2sqi(
