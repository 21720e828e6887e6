// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What is specialised from outside of its namespace belongs to it, and sees it.
namespace N {
static const int inside = 5;
template <typename T> T kept(T a) { return a; }
template <typename T> static const T number = 3;
}
template <> int N::kept<int>(int a) { return a + inside; }
template <> float N::kept(float a) { return a * 2; }

export float f(float a, int b) { return N::kept(a) + N::kept(b) + N::kept((uint)b) + N::number<float>; }
// CHECK: define hidden noundef i32 @_ZN1N4keptIiEET_S1_(
// CHECK: define hidden {{.*}} float @_ZN1N4keptIfEET_S1_(
// CHECK: define linkonce_odr hidden noundef i32 @_ZN1N4keptIjEET_S1_(
