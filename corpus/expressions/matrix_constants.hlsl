// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Elements of constants are constants: of matrices, vectors, arrays and structs.
static const int2x3 m = {1, 2, 3, 4, 5, 6};
static const float3 v = {1, 2.5, 3};
struct S { int a; int3 b; int c[2]; };
static const S s = {7, 8, 9, 10, 11, 12};

static_assert(m[0][1] == 2);
static_assert(m._m12 == 6 && m._23 == 6);
static_assert(m[1].y == 5);
static_assert((m * 2 + 1)[1][0] == 9);
static_assert(((int2x2)m)[1][1] == 5);
static_assert(s.b.z + s.c[1] == 22);
static_assert(v.y == 2.5);

// CHECK-LABEL: define hidden noundef i32 @_Z5sizesv()
// CHECK: alloca [6 x float]
// CHECK: alloca [9 x [12 x float]]
int sizes() {
  float a[m._m12];
  float b[s.b.y][s.c[1]];
  return 0;
}

// CHECK-LABEL: define hidden noundef i32 @_Z4pickj(
// CHECK: switch i32
// CHECK-NEXT: i32 4, label
int pick(uint x) {
  switch (x) {
  case m[1][0]:
    return 1;
  }
  return 0;
}
