// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Static locals: constant ones are there from the start, others are initialised once, under a guard; those of inline
// functions are shared between modules, their guards have 64 bits.
float once(float x) { return x + 1; }
int f(int a) {
  static int count = 0;
  static float table[2] = {1, 2};
  static const int K = 5;
  static float first = once(a);
  { static int count = 4; a += count++; }
  count += a;
  return count + K + (int)table[1] + (int)first;
}
struct S {
  static float acc(float x) { static float sum = once(1); sum += x; return sum; }
};
float g(float x) { return S::acc(x); }
// CHECK-DAG: @_ZZ1fiE5count = internal global i32 0, align 4
// CHECK-DAG: @_ZZ1fiE5count_0 = internal global i32 4, align 4
// CHECK-DAG: @_ZGVZ1fiE5first = internal global i8 0, align 1
// CHECK-DAG: @_ZZN1S3accEfE3sum = linkonce_odr hidden global float 0.000000e+00, align 4
// CHECK-DAG: @_ZGVZN1S3accEfE3sum = linkonce_odr hidden global i64 0, align 8
// CHECK: guard.uninitialized = icmp eq i8
// CHECK: !prof
