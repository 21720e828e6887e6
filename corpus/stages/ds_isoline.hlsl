// RUN: hlslfe sig %s -T ds_6_0 | FileCheck %s
// Two factors, and a patch of other size.
struct V { float3 p : POSITION; float w : W; };
struct Constants { float detail[2] : SV_TessFactor; float2 c : C; };

[domain("isoline")]
float4 main(Constants c, OutputPatch<V, 5> patch, float2 at : SV_DomainLocation) : SV_Position {
  return float4(patch[0].p * at.x + patch[4].p * at.y, c.c.x);
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float3 v0 xyz. Linear xyz.
// CHECK-NEXT: W 0 float v0 ...w Linear ....
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-1 float p0..p1 ...w - ....
// CHECK-NEXT: C 0 float2 p0 xy.. - x...
