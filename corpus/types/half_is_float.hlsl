// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Without native 16-bit types half is a float with another name: no conversion, but an overload of its own.
float which(float x) { return 1; }
float which(half x) { return 2; }
export half a(half x, float y) { return x * y + 1.0h; }
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z1aDhf(float {{.*}}, float
// CHECK-NOT: fpext
// CHECK-NOT: fptrunc
// CHECK: ret float
export float b(half x, float y) { return which(x) + which(y); }
// CHECK-LABEL: define {{.*}} float @_Z1bDhf(
// CHECK: call {{.*}} float @_Z5whichDh(
// CHECK: call {{.*}} float @_Z5whichf(
export half3 c(half3 x, int i) { return x + i; }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z1cDv3_Dhi(
// CHECK: sitofp
