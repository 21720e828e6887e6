// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export double widen(float f, int i) { return f + (double)i; }
export int64_t longs(int a, uint b) { return (int64_t)a * b; }
export bool flags(int a, float b, uint3 c) { bool x = a; bool y = b; bool3 z = c; return x && y && z.y; }
export half halves(half h, float f) { return h * (half)f; }
export float boolean(bool b, bool2 c) { return b + float2(c).x; }
