// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// compare: -T ps_6_6
// A constant is no input: but an index made of one is not known, so that inputs are indexed dynamically.
cbuffer C { uint which; bool flag; float4 scale; }
float4 main(float4 rows[3] : ROWS, float4 rest : REST) : SV_Target {
  float4 r = rows[which] * scale;
  if (flag) r.x += rest.y;
  return r;
}
// CHECK: !"ROWS", {{.*}}, i32 3, i8 4, i32 0, i8 0, i8 15, i8 15, i32 0}
// CHECK: !"REST", {{.*}}, i32 1, i8 4, i32 3, i8 0, i8 2, i8 0, i32 0}
