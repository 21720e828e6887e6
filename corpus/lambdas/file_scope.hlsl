// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A lambda outside of functions belongs to its module.
static auto twice = [](float x) { return x * 2; };
static int three = [](int x) { return x + 1; }(2);
export float f(float a) { return twice(a) + three; }
// CHECK-DAG: define internal {{.*}} float @"_ZNK3$_{{[01]}}clEf"(
// CHECK-DAG: define internal {{.*}} i32 @"_ZNK3$_{{[01]}}clEi"(
