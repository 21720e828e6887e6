// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A fold joins the elements of a pack by an operator, from the right or from the left.
template <int... I> int total() { return (0 + ... + I); }
template <int... I> int from_right() { return (I - ...); }
template <int... I> int from_left() { return (... - I); }
template <bool... B> bool all_of() { return (B && ...); }
template <bool... B> bool any_of() { return (... || B); }
template <typename R, typename... T> R to(T... t) { return (R(t) + ...); }
template <typename... T> float4 madd(float4 v, T... t) { return (v * ... * t); }
void add(inout int a, int b) { a += b; }
template <typename... T> int commas(T... t) { int a = 0; (add(a, t), ...); return a; }

export float f(float a, float4 v) {
  return total<1, 2, 3>() + from_right<9, 4, 2>() + from_left<9, 4, 2>() + all_of<true, false>() + all_of<>()
    + any_of<false, true>() + to<float>(1, 2u, a) + madd(v, 1, a, v).x + commas(1, 2, 3);
}
// CHECK-LABEL: define linkonce_odr hidden {{.*}} i32 @_Z10from_rightIJLi9ELi4ELi2EEEiv(
// CHECK: ret i32 7
// CHECK-LABEL: define linkonce_odr hidden {{.*}} i32 @_Z9from_leftIJLi9ELi4ELi2EEEiv(
// CHECK: ret i32 3
// CHECK-LABEL: define linkonce_odr hidden {{.*}} @_Z6all_ofITpTnbJEEbv(
// CHECK: ret i1 true
