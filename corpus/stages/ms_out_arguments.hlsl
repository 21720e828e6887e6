// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// A function may write parts of a vertex through out parameters.
struct Vertex { float4 p : SV_Position; float2 uv : UV; };

void corner(uint i, out float4 p, out float2 uv) {
  uv = float2(i & 1, i >> 1);
  p = float4(uv, 0, 1);
}

[numthreads(2, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  corner(thread, verts[thread].p, verts[thread].uv);
  corner(2, verts[2].p, verts[2].uv);
  tris[0] = uint3(0, 1, 2);
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..

// IR: call void @_Z6corner
// IR: @llvm.dx.store.vertex.output.v4f32(i32 0, i32 0, i8 0,
// IR: @llvm.dx.store.vertex.output.v2f32(i32 1, i32 0, i8 0,
