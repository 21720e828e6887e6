// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Shift amounts are masked to the width, constants are folded.
export int shifts(int a, int n) { return (a << n) + (a >> n) + (a << 35) + (a >> 2); }
export uint unsigned_shifts(uint a, uint n) { return (a >> n) ^ (a << 3); }
export uint3 bits(uint3 a, uint b) { return (a & b) | (a ^ 0xff) & ~a; }
