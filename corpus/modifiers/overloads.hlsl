// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A modified type is another type: the exact overload wins, conversions add or drop the modifier.
int f(unorm float4 x) { return 1; }
int f(float4 x) { return 2; }
int g(unorm float x) { return 3; }
void h(out unorm float2 x, inout snorm float y) { x = 1; y += 1; }
int use(unorm float4 u, float4 v) { h(v.xy, v.z); h(u.xy, u.z); return f(u) + f(v) + f(u + v) + g(v.x) + g(2); }
// CHECK: @_Z1fDv4_U5unormf(
// CHECK: @_Z1fDv4_f(
// CHECK: @_Z1gU5unormf(
// CHECK: call {{.*}} @_Z1fDv4_U5unormf(
// CHECK: call {{.*}} @_Z1fDv4_f(
// CHECK: call {{.*}} @_Z1fDv4_f(
