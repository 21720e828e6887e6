// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Library functions that initialisers, methods, templates and default arguments call are defined, too.
static float own(float x) { return x + 1; }
static float3 dir = normalize(float3(1, 2, 3));
static float len = length(float3(1,2,3));
static float user = own(2);
static uint bits = countbits(7u);
export float g() { return len + user; }
namespace N { export float k(float2 v) { return hlsl::length(v) + hlsl::max(v, v.x).x; } }
struct S { float3 d; float l() { return length(d) + distance(d, d); } };
export float h(S s) { return s.l() + dir.x + bits; }
template <typename T> T twice(T v) { return reflect(v, v) + length(v); }
float f(float x = length(float2(3, 4))) { return x; }
export float3 i() { return twice(float3(1,2,3)) + f() + twice(2.0); }
// CHECK-DAG: define internal void @__cxx_global_var_init()
// CHECK-DAG: define linkonce_odr hidden {{.*}} float @_ZN4hlsl6lengthILi3EEE
// CHECK-DAG: define internal {{.*}} float @_ZL3ownf(
// CHECK-DAG: define linkonce_odr hidden noundef i32 @_ZN4hlsl9countbitsEj(
// CHECK-DAG: define linkonce_odr hidden {{.*}} <3 x float> @_Z5twiceIDv3_fET_S1_(
