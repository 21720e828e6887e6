// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// Isolines: two factors, nothing inside.
struct V { float4 p : POSITION; };
struct Constants { float detail[2] : SV_TessFactor; float b : B; float2 c : C; };

Constants constants(InputPatch<V, 2> patch) {
  Constants c;
  c.detail[0] = 1;
  c.detail[1] = 8;
  c.b = patch[0].p.x;
  c.c = patch[1].p.yz;
  return c;
}

[domain("isoline")]
[partitioning("pow2")]
[outputtopology("line")]
[outputcontrolpoints(2)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 2> patch, uint i : SV_OutputControlPointID) {
  return patch[i];
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float4 v0 xyzw Linear xyzw
// CHECK-NEXT: outputs
// CHECK: POSITION 0 float4 o0 xyzw Linear xyzw
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-1 float p0..p1 ...w - ...w
// CHECK-NEXT: B 0 float p0 x... - x...
// CHECK-NEXT: C 0 float2 p0 .yz. - .yz.
