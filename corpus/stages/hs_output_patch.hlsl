// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// RUN: hlslfe %s -T hs_6_0 | FileCheck %s --check-prefix=IR
// Patch constants from the control points that the shader has made.
struct V { float4 p : SV_Position; float2 uv : UV; };
struct W { float4 p : POSITION; float3 n : NORMAL; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 center : CENTER; };

Constants constants(InputPatch<V, 3> ins, OutputPatch<W, 4> outs, uint id : SV_PrimitiveID) {
  Constants c;
  for (int i = 0; i < 3; i++)
    c.edges[i] = outs[i].n.x;
  c.inside = ins[0].uv.y;
  c.center = outs[3].p.xyz + id;
  return c;
}

[domain("tri")]
[partitioning("fractional_even")]
[outputtopology("point")]
[outputcontrolpoints(4)]
[patchconstantfunc("constants")]
W main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID, uint id : SV_PrimitiveID) {
  W w;
  w.p = patch[i % 3].p;
  w.n = id;
  return w;
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear .y..
// CHECK-NEXT: outputs
// CHECK: POSITION 0 float4 o0 xyzw Linear xyzw
// CHECK-NEXT: NORMAL 0 float3 o1 xyz. Linear xyz.
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ...w
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - x...
// CHECK-NEXT: CENTER 0 float3 p0 xyz. - xyz.

// IR: @llvm.dx.load.output.control.point.v4f32(i32 0, i32 0, i8 0, i32 0)
// IR: @llvm.dx.load.output.control.point.v3f32(i32 1, i32 0, i8 0, i32 3)
