// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// An output component is used when it may be written, in whatever way.
void fill(inout float3 v) { v.z = 1; }
void main(float k : K, out float4 p : SV_Position, out float4 part : PART, out float3 called : CALLED,
          out float4 never : NEVER, out float2 rows[2] : ROWS) {
  p = k;
  part.yw = k;
  if (k > 0) part.x = 2;
  fill(called);
  rows[0].y = rows[1].y = 3;
}
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: PART 0 float4 o1 xyzw Linear xy.w
// CHECK-NEXT: CALLED 0 float3 o2 xyz. Linear ..z.
// CHECK-NEXT: NEVER 0 float4 o3 xyzw Linear ....
// CHECK-NEXT: ROWS 0-1 float2 o4..o5 xy.. Linear .y..
