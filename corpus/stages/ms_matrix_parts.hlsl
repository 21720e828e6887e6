// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// Rows and elements of a matrix are written where they lie in the signature. (DXC crashes on each of these.)
// dxc-crashes
struct Vertex { float4 p : SV_Position; float2x3 m : M; row_major float2x3 r : R; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, out vertices Vertex verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  verts[0].p = 1;
  verts[0].m[1] = float3(2, 3, 4);
  verts[0].m[0][2] = 5;
  verts[0].m._m01 = 6;
  verts[0].r[1].zx = float2(7, 8);
  verts[1].r[thread].y = 9;
  verts[2].m[1][thread] = 10;
  tris[0] = uint3(0, 1, 2);
}

// CHECK: M 0-2 float2 o1..o3 xy.. Linear xy..
// CHECK-NEXT: R 0-1 float3 o4..o5 xyz. Linear xyz.

// IR: store.vertex.output.f32(i32 1, i32 0, i8 1, float 2.000000e+00, i32 0)
// IR: store.vertex.output.f32(i32 1, i32 1, i8 1, float 3.000000e+00, i32 0)
// IR: store.vertex.output.f32(i32 1, i32 2, i8 1, float 4.000000e+00, i32 0)
// IR: store.vertex.output.f32(i32 1, i32 2, i8 0, float 5.000000e+00, i32 0)
// IR: store.vertex.output.f32(i32 1, i32 1, i8 0, float 6.000000e+00, i32 0)
// IR: store.vertex.output.f32(i32 2, i32 1, i8 2, float 7.000000e+00, i32 0)
// IR: store.vertex.output.f32(i32 2, i32 1, i8 0, float 8.000000e+00, i32 0)
// IR: switch i32
// IR: store.vertex.output.f32(i32 2, i32 0, i8 1, float 9.000000e+00, i32 1)
// IR: store.vertex.output.f32(i32 2, i32 1, i8 1, float 9.000000e+00, i32 1)
// IR: switch i32
// IR: store.vertex.output.f32(i32 1, i32 0, i8 1, float 1.000000e+01, i32 2)
// IR: store.vertex.output.f32(i32 1, i32 1, i8 1, float 1.000000e+01, i32 2)
// IR: store.vertex.output.f32(i32 1, i32 2, i8 1, float 1.000000e+01, i32 2)
