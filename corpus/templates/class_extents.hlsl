// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Values and defaults as arguments of class templates; arrays of their size.
template <typename T, int N = 2> struct List {
  T items[N];
  T sum() {
    T s = items[0];
    for (int i = 1; i < N; i++)
      s += items[i];
    return s;
  }
};
template <typename T, int N> int size(List<T, N> l) { return N; }

export float f(float x) {
  List<float> two;
  two.items[0] = x;
  two.items[1] = 2;
  List<int, 3> three;
  three.items[2] = 1;
  return two.sum() + size(two) + size(three);
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: alloca %struct.List,
// CHECK: alloca %struct.List.0,
// CHECK: call {{.*}} float @_ZN4ListIfLi2EE3sumEv(
// CHECK: call {{.*}} i32 @_Z4sizeIfLi2EEi4ListIT_XT0_EE(
// CHECK: call {{.*}} i32 @_Z4sizeIiLi3EEi4ListIT_XT0_EE(
