// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// An output array may be assigned as a whole: everything is stored.
struct Vertex { float4 p : SV_Position; bool lit : LIT; };
struct Primitive { uint layer : SV_RenderTargetArrayIndex; float2 uv : UV; };

[numthreads(1, 1, 1)]
[outputtopology("triangle")]
void main(out vertices Vertex verts[2], out indices uint3 tris[1], out primitives Primitive prims[1]) {
  SetMeshOutputCounts(2, 1);
  Vertex v[2];
  v[0].p = 1;
  v[0].lit = true;
  v[1] = v[0];
  verts = v;
  uint3 t[1] = { uint3(0, 1, 1) };
  tris = t;
  Primitive p[1];
  p[0].layer = 3;
  prims = p;
}

// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: LIT 0 uint o1 x... Constant x...
// CHECK-NEXT: primitives
// CHECK: SV_RenderTargetArrayIndex 0 uint p0 x... Constant x...
// CHECK-NEXT: UV 0 float2 p1 xy.. Constant xy..

// IR: store.vertex.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %{{[0-9]+}}, i32 0)
// IR: store.vertex.output.i32(i32 1, i32 0, i8 0, i32 %{{[0-9]+}}, i32 0)
// IR: store.vertex.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %{{[0-9]+}}, i32 1)
// IR: store.vertex.output.i32(i32 1, i32 0, i8 0, i32 %{{[0-9]+}}, i32 1)
// IR: emit.indices(i32 0, i32 %
// IR: store.primitive.output.i32(i32 0, i32 0, i8 0, i32 %{{[0-9]+}}, i32 0)
// IR: store.primitive.output.v2f32(i32 1, i32 0, i8 0, <2 x float> %{{[0-9]+}}, i32 0)
