// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// static templates are internal; a static local belongs to its instance; what nobody uses is not there.
template <typename T> static T counted(T a) { static T s = 1; s += a; return s; }
template <typename T> inline T plain(T a) { return a; }
template <typename T> T unused(T a) { return a.nothing; }

export float f(float x, int i) { return counted(x) + counted(i) + plain(x); }
// CHECK-NOT: unused
// CHECK: @_ZZL7countedIfET_S0_E1s = internal global float 1.000000e+00
// CHECK: @_ZZL7countedIiET_S0_E1s = internal global i32 1
// CHECK-LABEL: define internal {{.*}} float @_ZL7countedIfET_S0_(
// CHECK-LABEL: define internal {{.*}} i32 @_ZL7countedIiET_S0_(
// CHECK-LABEL: define linkonce_odr hidden {{.*}} float @_Z5plainIfET_S0_(
