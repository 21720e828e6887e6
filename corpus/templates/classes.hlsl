// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Class templates: members, methods, statics, nested types, what they call themselves.
template <typename T> struct Box {
  T value;
  typedef T type;
  struct Inner { T q; };
  T get() { return value; }
  static T zero() { return 0; }
  Box twice() { Box r; r.value = value + value; return r; }
};
// CHECK-DAG: %struct.Box = type { float }
// CHECK-DAG: %"struct.Box<int>::Inner" = type { i32 }

template <typename T> typename Box<T>::type unbox(Box<T> b) { return b.get(); }

export float f(float x) {
  Box<float> b;
  b.value = x;
  Box<int>::Inner i;
  i.q = 3;
  return unbox(b.twice()) + Box<int>::zero() + i.q;
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call void @_ZN3BoxIfE5twiceEv(
// CHECK: call {{.*}} float @_Z5unboxIfEN3BoxIT_E4typeES2_(
// CHECK: call {{.*}} i32 @_ZN3BoxIiE4zeroEv(
// CHECK-LABEL: define linkonce_odr hidden void @_ZN3BoxIfE5twiceEv(
// CHECK-SAME: align 2
