// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export bool scalar(float a, float b, int i, uint u) { return a < b == (i >= 3) != (u > 4); }
export bool3 vectors(float3 a, float3 b) { return a <= b; }
export bool2 equal(int2 a, int2 b) { return a == b; }
export bool logic(bool a, bool b, float c) { return a && !b || c; }
