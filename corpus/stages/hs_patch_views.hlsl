// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// RUN: hlslfe %s -T hs_6_0 | FileCheck %s --check-prefix=IR
// The patch constant function sees control points of other types; elements are found by their semantics.
struct Point { float4 at : SV_Position; float3 normal : NORMAL; uint ids[3] : ID; float4 color : COLOR; };
struct Part { uint first[2] : id; float2 color : COLOR; };
struct Made { float4 at : AT; float weight : WEIGHT; float2x2 frame : FRAME; };
struct Look { float2x2 frame : Frame; float weight : WEIGHT0; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Constants constants(InputPatch<Part, 3> points, OutputPatch<Look, 3> made) {
  Constants c = (Constants)1;
  c.inside = points[1].first[1] + points[2].color.y;
  c.edges[2] = made[0].weight + made[1].frame._m01;
  return c;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Made main(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID) {
  Made m;
  m.at = points[i].at;
  m.weight = points[i].normal.y;
  m.frame = 1;
  return m;
}

// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: NORMAL 0 float3 v1 xyz. Linear .y..
// CHECK-NEXT: ID 0-2 uint v2..v4 x... Constant x...
// CHECK-NEXT: COLOR 0 float4 v5 xyzw Linear .y..

// IR-LABEL: define void @constants()
// IR: call i32 @llvm.dx.load.input.i32(i32 2, i32 0, i8 0, i32 0)
// IR: call i32 @llvm.dx.load.input.i32(i32 2, i32 1, i8 0, i32 0)
// IR: call <2 x float> @llvm.dx.load.input.v2f32(i32 3, i32 0, i8 0, i32 0)
// IR: call <2 x float> @llvm.dx.load.output.control.point.v2f32(i32 2, i32 0, i8 0, i32 0)
// IR: call <2 x float> @llvm.dx.load.output.control.point.v2f32(i32 2, i32 1, i8 0, i32 0)
// IR: call float @llvm.dx.load.output.control.point.f32(i32 1, i32 0, i8 0, i32 0)
