// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Swizzles of calls in lists: the call comes first.
float3 u(float3 a, float3 b) { return a; }
export float4 g(float3 v, float s) { return float4(u(v, v), s * 2); }
export float h(float3 v, float s) { float a[3] = { s, s, u(v, v).x }; return a[1]; }
export float h2(float3 v, float s) { float a[3] = { s, s, normalize(v).x }; return a[1]; }
export float4 g2(float3 v, float s) { return float4(normalize(v), s * 2); }
// CHECK-LABEL: define {{.*}} float @_Z1hDv3_ff(
// CHECK: [[U:%.*]] = call {{.*}} <3 x float> @_Z1uDv3_fS_(
// CHECK: load float, ptr %s.addr
