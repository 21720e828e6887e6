// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// Vertices, indices and primitives of triangles.
struct Vertex { float4 p : SV_Position; float2 uv : UV; };
struct Primitive { uint id : SV_PrimitiveID; bool cull : SV_CullPrimitive; float4 k : K; };

[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, uint3 group : SV_GroupID, out indices uint3 triangles[64],
          out vertices Vertex verts[32], out primitives Primitive prims[64]) {
  SetMeshOutputCounts(32, 64);
  verts[thread].p = group.x;
  verts[thread].uv = float2(thread, 1);
  triangles[thread] = uint3(0, 1, 2);
  prims[thread].id = thread;
  prims[thread].cull = thread > 3;
  prims[thread].k = 2;
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: primitives
// CHECK: SV_PrimitiveID 0 uint p0 x... Constant x...
// CHECK-NEXT: SV_CullPrimitive 0 uint - x... Constant x...
// CHECK-NEXT: K 0 float4 p1 xyzw Constant xyzw

// IR: call void @llvm.dx.set.mesh.output.counts(i32 32, i32 64)
// IR: @llvm.dx.store.vertex.output.v4f32(i32 0, i32 0, i8 0,
// IR: call void @llvm.dx.emit.indices(i32 %{{[0-9]+}}, i32 0, i32 1, i32 2)
// IR: @llvm.dx.store.primitive.output.i32(i32 0, i32 0, i8 0,
// IR-DAG: "hlsl.maxprimitives"="64"
// IR-DAG: "hlsl.maxvertices"="32"
