// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// System values that pass through control points and patch constants.
struct V { float4 p : SV_Position; float2 clip : SV_ClipDistance; uint rt : SV_RenderTargetArrayIndex; uint id : SV_InstanceID; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 p : SV_Position; float clip[2] : SV_ClipDistance; uint vp : SV_ViewportArrayIndex; };

Constants constants(InputPatch<V, 3> patch) {
  Constants c = (Constants)0;
  c.p = patch[0].p;
  c.vp = patch[0].rt;
  return c;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID) {
  return patch[i];
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ClipDistance 0 float2 v1 xy.. Linear xy..
// CHECK-NEXT: SV_RenderTargetArrayIndex 0 uint v2 x... Constant x...
// CHECK-NEXT: SV_InstanceID 0 uint v3 x... Constant x...
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ClipDistance 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: SV_RenderTargetArrayIndex 0 uint o2 x... Constant x...
// CHECK-NEXT: SV_InstanceID 0 uint o3 x... Constant x...
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ...w
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - x...
// CHECK-NEXT: SV_Position 0 float4 p4 xyzw - xyzw
// CHECK-NEXT: SV_ClipDistance 0-1 float p0..p1 x... - x...
// CHECK-NEXT: SV_ViewportArrayIndex 0 uint p0 .y.. - .y..
