// RUN: hlslfe %s -T lib_6_6 -Wno-c++17-extensions | FileCheck %s
// compare: -T lib_6_6
// A condition that is decided while compiling; in an instance the other branch need not make sense.
int plain() {
  if constexpr (1) {
    return 1;
  } else {
    return 2;
  }
}
template <int N> int scaled(int a) {
  if constexpr (N > 2) {
    return a;
  } else {
    return a * 2;
  }
}
template <typename T> int converted(T a) {
  if constexpr (sizeof(T) == 4) {
    return (int)a;
  } else {
    return a.nothing;
  }
}
template <int N> int sum() {
  if constexpr (N == 0) return 0;
  else if constexpr (N == 1) return 1;
  else return N + sum<N - 1>();
}
int use() { return plain() + scaled<1>(2) + scaled<3>(3) + converted(2) + converted(2.5f) + sum<4>(); }
// CHECK-LABEL: define {{.*}} i32 @_Z5plainv(
// CHECK-NOT: ret i32 2
// CHECK-LABEL: define {{.*}} i32 @_Z3usev(
