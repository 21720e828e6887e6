// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// Whole output arrays are handed on: each function that gets them has a copy that writes the outputs where it stands;
// with a variable of its own it writes that.
struct Vertex { float4 p : SV_Position; float2 uv : UV; float w[2] : W; };
struct Primitive { uint id : SV_PrimitiveID; float4 tint : TINT; };

void number(inout Primitive prims[2], int i) {
  prims[i].id = i;
  prims[i].tint.x = i;
}

void fill(out primitives Primitive prims[2], inout uint3 tris[2], inout Vertex verts[3], int i) {
  number(prims, i);
  tris[i] = i;
  verts[i].p = 2;
  verts[i].w[i] = 1;
}

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[3], out indices uint3 tris[2],
          out primitives Primitive prims[2]) {
  SetMeshOutputCounts(3, 2);
  fill(prims, tris, verts, 0);
  fill(prims, tris, verts, 1);
  Primitive mine[2];
  number(mine, 1);
}

// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear ....
// CHECK-NEXT: W 0-1 float o1..o2 ..z. Linear ..z.
// CHECK-NEXT: primitives
// CHECK: SV_PrimitiveID 0 uint p0 x... Constant x...
// CHECK-NEXT: TINT 0 float4 p1 xyzw Constant x...

// IR: define hidden void @[[NUMBER:_Z6number[0-9A-Za-z_]+]](
// IR: store i32
// IR: define internal void @_Z4main
// IR: call void @[[FILL:_Z4fill[0-9A-Za-z_]+]].mesh(ptr {{.*}}%prims, ptr {{.*}}%tris, ptr {{.*}}%verts, i32 noundef 0)
// IR: call void @[[FILL]].mesh(ptr {{.*}}%prims, ptr {{.*}}%tris, ptr {{.*}}%verts, i32 noundef 1)
// IR: call void @[[NUMBER]](ptr
// IR: define internal void @[[FILL]].mesh(
// IR: call void @[[NUMBER]].mesh(ptr {{.*}}%p
// IR: @llvm.dx.emit.indices(
// IR: @llvm.dx.store.vertex.output.v4f32(i32 0, i32 0, i8 0,
// IR: @llvm.dx.store.vertex.output.f32(i32 2, i32 %
// IR: define internal void @[[NUMBER]].mesh(
// IR: @llvm.dx.store.primitive.output.i32(i32 0, i32 0, i8 0,
// IR: @llvm.dx.store.primitive.output.f32(i32 1, i32 0, i8 0,
