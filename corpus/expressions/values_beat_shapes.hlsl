// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Where Clang 22 computes another value than DXC, DXC's is computed (docs/differences.md).
export int sum_of_flags(bool a, bool b) { return a + b; }
export float3 by_integer(int3 c, float3 a, float3 b) { return c ? a : b; }
export float3 by_float(float3 c, float3 a, float3 b) { return c ? a : b; }
