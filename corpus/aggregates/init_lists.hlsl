// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Braces do not group: every list is flattened into scalars.
struct S { float a; float2 b; int c; };
export float lists(float2 v, int i) {
  S s = {1, v, i};
  S t = {{v.x, {v.y, 2}}, 3};
  float4 q = {v, 1, 2};
  float m[2][2] = {1, 2, v};
  int3 k = {1, 2, 3};
  return s.a + t.b.x + q.w + m[1][0] + k.z;
}
