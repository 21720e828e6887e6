// RUN: hlslfe %s -T lib_6_6 -Wno-hlsl-extensions | FileCheck %s
// compare: -T lib_6_6
// A lambda behind a cast or an operator needs no parentheses.
int cast(float k) { return (int)[&](float q) { return q + k; }(1.5f) + int([](int a) { return a; }(2)); }
int unary() { return -[](int a) { return a; }(2) + ![](int a) { return a; }(2); }
// CHECK-LABEL: define {{.*}} i32 @_Z4castf(
// CHECK: call {{.*}} float @{{.*}}clEf
