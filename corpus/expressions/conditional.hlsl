// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float branches(bool c, float a, float b) { return c ? a * 2 : b; }
export float constants(float a) { return a > 1 ? 1.0 : 0.5; }
export float3 lanes(bool3 c, float3 a, float b) { return c ? a : b; }
export float nested(int i, float a) { return i > 0 ? i > 1 ? a : 2 * a : 3 * a; }
