// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// Arrays of structs in a mesh vertex, written in parts with indices that are not known.
struct Pair { float a; float2 b[2]; };
struct V { float4 p : SV_Position; Pair pairs[2] : Q1; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, out vertices V verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  verts[thread].p = 1;
  for (int i = 0; i < 2; i++) {
    verts[thread].pairs[i].a = i;
    verts[thread].pairs[i].b[0] = 1;
    verts[thread].pairs[i].b[1] = float2(i, 2);
  }
  tris[0] = 0;
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: Q 1,4 float o1..o2 x... Linear x...
// CHECK-NEXT: Q 2,3,5,6 float2 o1..o4 .yz. Linear .yz.

// IR: @llvm.dx.store.vertex.output.f32(i32 1, i32 %
// IR: @llvm.dx.store.vertex.output.v2f32(i32 2, i32 %
