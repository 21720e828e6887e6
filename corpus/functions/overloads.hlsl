// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
float f(float a) { return a; }
float f(float2 a) { return a.x; }
int f(int a) { return a; }
int f(uint a) { return (int)a + 1; }
float g(float a, float b = 2.0f) { return a * b; }
export float4 calls(float4 p) { return float4(f(p.x), f(p.xy), f((int)p.z) + f((uint)p.w), g(p.x) + g(p.y, 3)); }
