// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// Static objects are destroyed at the end of the entry point, the last one first.
static int last;
struct S {
  int v;
  S() { v = 2; }
  ~S() { last = v; }
};
struct Z {
  int v;
  ~Z() { last = v; }
};
static S a;
static S b;
static Z z;
RWBuffer<int> o;
[numthreads(1, 1, 1)] void main() { o[0] = a.v + b.v + z.v; }
// CHECK-LABEL: define void @main()
// CHECK: call void @_Z4mainv()
// CHECK-NEXT: call void @_GLOBAL__D_a()
// CHECK-LABEL: define internal void @_GLOBAL__D_a()
// CHECK: call void @_ZN1ZD1Ev(ptr @_ZL1z)
// CHECK: call void @_ZN1SD1Ev(ptr @_ZL1b)
// CHECK: call void @_ZN1SD1Ev(ptr @_ZL1a)
