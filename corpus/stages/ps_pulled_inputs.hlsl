// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// What is pulled by EvaluateAttribute* and GetAttributeAtVertex does not count as used, as in DXC.
struct Input {
  float4 both : BOTH;
  float2 pulled : PULLED;
  nointerpolation float3 corner : CORNER;
  float2x4 rows : ROWS;
};
float4 main(Input i, float2 offset : OFFSET) : SV_Target {
  float4 r = EvaluateAttributeCentroid(i.both) + EvaluateAttributeSnapped(i.pulled, int2(offset)).xyxy;
  r.xyz += GetAttributeAtVertex(i.corner, 1);
  return r + EvaluateAttributeAtSample(i.rows[1], 2) + i.both.w;
}
// CHECK: BOTH 0 float4 v0 xyzw Linear ...w
// CHECK: PULLED 0 float2 v{{.*}} Linear ....
// CHECK: CORNER 0 float3 v{{.*}} Constant ....
// CHECK: ROWS 0-3 float2 v{{.*}} Linear ....
// CHECK: OFFSET 0 float2 v1 ..zw Linear ..zw
