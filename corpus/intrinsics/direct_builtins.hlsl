// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Clang's builtin functions under their own names, for vectors of any length.
export bool a5(float3 a) { return __builtin_hlsl_any(a); }
export float a1(float3 a, float3 b) { return __builtin_hlsl_dot(a, b); }
export float a8(vector<float,8> a) { return __builtin_hlsl_dot(a, a); }
export float b4(float a) { return __builtin_elementwise_abs(a); }
export float b9(float3 a) { return __builtin_reduce_max(a); }
export float3 a2(float3 a) { return __builtin_elementwise_sin(a); }
export float3 a3(float3 a, float3 b) { return __builtin_elementwise_pow(a, b); }
export float3 a4(float3 a) { return __builtin_hlsl_elementwise_saturate(a); }
export float3 b1(float3 a, float3 b, float3 c) { return __builtin_hlsl_lerp(a, b, c); }
export float3 b2(float3 a, float3 b, float3 c) { return __builtin_hlsl_elementwise_clamp(a, b, c); }
export float3 b3(float3 a, float3 b, float3 c) { return __builtin_hlsl_mad(a, b, c); }
export float3 b5(bool3 c, float3 a, float3 b) { return __builtin_hlsl_select(c, a, b); }
export float3 b6(bool c, float3 a, float3 b) { return __builtin_hlsl_select(c, a, b); }
export float3 b7(float3 a, float3 b) { return __builtin_elementwise_fma(a, b, a); }
export float3 c2(float3 a) { return __builtin_elementwise_canonicalize(a); }
export float3 c3(float3 a) { return __builtin_elementwise_exp10(a); }
export float3 c4(float3 a, float3 b) { return __builtin_elementwise_copysign(a, b); }
export float3 c6(float3 a) { return __builtin_elementwise_rint(a); }
export float3 c7(float3 a, float3 b) { return __builtin_elementwise_minimum(a, b); }
export int c1(int3 a) { return __builtin_reduce_add(a); }
export int3 a9(int3 a, int3 b) { return __builtin_elementwise_max(a, b); }
export int3 c8(int3 a, int3 b) { return __builtin_elementwise_add_sat(a, b); }
export uint a6() { return __builtin_hlsl_wave_get_lane_index(); }
export uint b8(uint a) { return __builtin_elementwise_popcount(a); }
export vector<float,8> a7(vector<float,8> a) { return __builtin_elementwise_sin(a); }
// CHECK: call {{.*}} float @llvm.dx.fdot.v3f32(
// CHECK: call {{.*}} <3 x float> @llvm.sin.v3f32(
