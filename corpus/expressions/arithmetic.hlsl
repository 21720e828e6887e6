// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// nsw on signed scalars only; fast-math flags on everything floating.
export int ints(int a, int b) { return (a + b) * (a - b) / a % b; }
export uint uints(uint a, uint b) { return (a + b) * (a - b) / a % b; }
export float floats(float a, float b) { return (a + b) * (a - b) / a % b; }
export int3 vectors(int3 a, int3 b) { return -a + ~b * a; }
export float4 mixed(float4 v, int i, uint2 u) { return v * i + u.xyxy; }
