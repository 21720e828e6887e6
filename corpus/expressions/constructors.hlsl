// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float4 parts(float2 a, float b, int c) { return float4(a, b, c); }
export float4 splat(float x) { return float4(x, x, x, x) + (float4)x + float4(1, 2, 3, 4); }
export int3 convert(float3 v) { return int3(v) + int3(v.xy, 1); }
export uint2 narrow(float4 v) { return (uint2)v; }
