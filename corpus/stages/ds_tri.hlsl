// RUN: hlslfe sig %s -T ds_6_0 | FileCheck %s
// RUN: hlslfe %s -T ds_6_0 | FileCheck %s --check-prefix=IR
// Control points, patch constants and the place in the patch.
struct V { float4 p : SV_Position; float2 uv : UV; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 k : K; };

[domain("tri")]
V main(const OutputPatch<V, 3> patch, Constants c, float3 at : SV_DomainLocation, uint id : SV_PrimitiveID) {
  V v;
  v.p = patch[0].p * at.x + patch[1].p * at.y + patch[2].p * at.z + c.k.y;
  v.uv = id;
  return v;
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear ....
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ....
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - ....
// CHECK-NEXT: K 0 float4 p4 xyzw - .y..

// IR: define void @main()
// IR: @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 2)
// IR: @llvm.dx.load.patch.constant.f32(i32 0, i32 1, i8 0)
// IR: @llvm.dx.load.patch.constant.v4f32(i32 2, i32 0, i8 0)
// IR: call float @llvm.dx.domain.location(i8 0)
// IR: call float @llvm.dx.domain.location(i8 2)
// IR: call i32 @llvm.dx.primitive.id()
