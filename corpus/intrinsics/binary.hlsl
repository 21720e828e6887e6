// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float4 floats(float4 a, float4 b, float4 c) {
  return max(a, b) + min(a, b) + pow(a, b) + atan2(a, b) + lerp(a, b, c) + step(a, b) + clamp(a, b, c) + mad(a, b, c);
}
export int2 ints(int2 a, int2 b, uint2 u) { return max(a, b) + min(a, b) + clamp(a, b, 3) + max(u, 5); }
export float3 geometry(float3 a, float3 b) { return cross(a, b) * dot(a, b) + normalize(a) * dot(a.x, b.x); }
export int integer_dot(int3 a, int3 b, uint2 c) { return dot(a, b) + dot(c, c); }
export float3 choose(bool3 c, float3 a, float b) { return select(c, a, b) + (any(c) ? 1 : 0) + (all(a) ? 2 : 0); }
