// RUN: hlslfe %s -T lib_6_6 -enable-16bit-types | FileCheck %s
// int16_t, uint16_t, float16_t and half as 16-bit types.
export int16_t a(int16_t x, uint16_t y) { return x * y; }
// CHECK-LABEL: define noundef i16 @_Z1ast(
export uint16_t3 b(uint16_t3 x, uint16_t y) { return x << y; }
// CHECK-LABEL: define noundef <3 x i16> @_Z1bDv3_tt(
export half c(half x, float16_t2 y, float z) { return x * y.y + z; }
// CHECK-LABEL: define noundef nofpclass(nan inf) half @_Z1cDhDv2_Dhf(
// CHECK: fmul {{.*}} half
// CHECK: fpext {{.*}} half {{.*}} to float
// CHECK: fptrunc {{.*}} float {{.*}} to half
export int d(int16_t x, half h) { return x + (int)h; }
// CHECK-LABEL: define noundef i32 @_Z1dsDh(
// CHECK: sext i16
// CHECK: fptosi half
export half3 e(int16_t3 x) { return x; }
// CHECK-LABEL: define noundef nofpclass(nan inf) <3 x half> @_Z1eDv3_s(
// CHECK: sitofp <3 x i16>
// CHECK: dx.nativelowprec
