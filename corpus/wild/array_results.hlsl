// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe %s -T lib_6_6 --emit=ast-print | FileCheck %s --check-prefix=PRINT
// Functions that return arrays, the bounds behind the parameters, as DXC takes them; Clang 22 does not.
struct S {
  float v;
  float get()[2] {
    float a[2] = {v, 2};
    return a;
  }
};
int pairs(int x)[2][3];
template <typename T> T twice(T x)[2] {
  T a[2] = {x, x};
  return a;
}
export int use(S s) { return pairs(2)[1][2] + s.get()[1] + twice(3.0)[1]; }
int pairs(int x)[2][3] {
  int a[2][3] = {x, 1, 2, 3, 4, 5};
  return a;
}
// CHECK: define hidden void @_Z5pairsi(ptr {{.*}}sret([2 x [3 x i32]]) align 4 %agg.result, i32 noundef %x)
// CHECK: define linkonce_odr hidden void @_ZN1S3getEv(ptr {{.*}}sret([2 x float])
// CHECK: define linkonce_odr hidden void @_Z5twiceIfET_S0_(ptr {{.*}}sret([2 x float])
// PRINT: float get()[2]
// PRINT: int pairs(int x)[2][3];
