// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// RUN: hlslfe %s -T hs_6_0 | FileCheck %s --check-prefix=IR
// Triangles: three edge factors in column w, one inside factor.
struct V { float4 p : SV_Position; float2 uv : UV; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 k : K; };

Constants constants(InputPatch<V, 3> patch, uint id : SV_PrimitiveID) {
  Constants c;
  c.edges[0] = c.edges[1] = c.edges[2] = patch[0].uv.x;
  c.inside = id;
  c.k = patch[1].p;
  return c;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID) {
  V v;
  v.p = patch[i].p;
  v.uv = patch[i].p.zw;
  return v;
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear x...
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ...w
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - x...
// CHECK-NEXT: K 0 float4 p4 xyzw - xyzw

// IR: define void @constants()
// IR: @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 0)
// IR: call i32 @llvm.dx.primitive.id()
// IR: call void @llvm.dx.store.patch.constant.f32(i32 0, i32 0, i8 0,
// IR: call void @llvm.dx.store.patch.constant.f32(i32 0, i32 2, i8 0,
// IR: define void @main()
// IR: call i32 @llvm.dx.output.control.point.id()
// IR: call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0,
// IR-DAG: "hlsl.domain"="tri"
// IR-DAG: "hlsl.patchconstantfunc"="constants"
// IR: !{ptr @main, !{{[0-9]+}}, !{{[0-9]+}}, !{{[0-9]+}}}
