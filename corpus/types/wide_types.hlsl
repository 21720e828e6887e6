// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// 64-bit integers and doubles.
export int64_t a(int64_t x, uint64_t y) { return x + y; }
// CHECK-LABEL: define noundef i64 @_Z1alm(
export uint64_t2 b(uint64_t2 x, uint64_t y) { return x >> y; }
// CHECK-LABEL: define noundef <2 x i64> @_Z1bDv2_mm(
// CHECK: splat (i64 63)
// CHECK: lshr <2 x i64>
export double c(double x, float y) { return x * y + 1.5L; }
// CHECK-LABEL: define noundef nofpclass(nan inf) double @_Z1cdf(
// CHECK: fpext {{.*}} float {{.*}} to double
export int d(int64_t x, double y) { return (int)x + (int)y; }
// CHECK-LABEL: define noundef i32 @_Z1dld(
// CHECK: trunc i64
// CHECK: fptosi double
export int64_t e(int x, uint y) { return (int64_t)x * y; }
// CHECK-LABEL: define noundef i64 @_Z1eij(
// CHECK: sext i32
// CHECK: zext i32
// CHECK: mul nsw i64
export bool g(double2 x, double2 y) { return all(x < y); }
// CHECK-LABEL: define noundef i1 @_Z1gDv2_dS_(
// CHECK: fcmp {{.*}} olt <2 x double>
