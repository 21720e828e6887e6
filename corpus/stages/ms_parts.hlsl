// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// Components, rows and members of vertices are stored one by one.
struct Inner { float a; float2 b; };
struct Vertex { float4 p : SV_Position; Inner i : I2; float3 rows[3] : ROW; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, out vertices Vertex verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  verts[thread].p.xy = 1;
  verts[thread].p.wz = float2(2, 3);
  Inner inner = { 1, 2, 3 };
  verts[thread].i = inner;
  verts[thread].rows[0].y = 4;
  verts[thread].rows[1] = 5;
  verts[thread].rows[2][2] = 6;
  tris[0] = uint3(0, 1, 2);
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: I 2 float o1 x... Linear x...
// CHECK-NEXT: I 3 float2 o1 .yz. Linear .yz.
// CHECK-NEXT: ROW 0-2 float3 o2..o4 xyz. Linear xyz.

// IR: @llvm.dx.store.vertex.output.f32(i32 0, i32 0, i8 0,
// IR: @llvm.dx.store.vertex.output.f32(i32 0, i32 0, i8 1,
// IR: @llvm.dx.store.vertex.output.f32(i32 0, i32 0, i8 3,
// IR: @llvm.dx.store.vertex.output.f32(i32 0, i32 0, i8 2,
// IR: @llvm.dx.store.vertex.output.f32(i32 1, i32 0, i8 0,
// IR: @llvm.dx.store.vertex.output.v2f32(i32 2, i32 0, i8 0,
// IR: @llvm.dx.store.vertex.output.f32(i32 3, i32 0, i8 1,
// IR: @llvm.dx.store.vertex.output.v3f32(i32 3, i32 1, i8 0,
// IR: @llvm.dx.store.vertex.output.f32(i32 3, i32 2, i8 2,
