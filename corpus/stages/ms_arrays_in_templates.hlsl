// RUN: hlslfe sig %s -T ms_6_5 -HV 2021 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// Output arrays as arguments of templates and methods, and handed on element by element.
struct Vertex { float4 p : SV_Position; float2 uv : UV; };
struct Primitive { uint id : SV_PrimitiveID; bool hidden : SV_CullPrimitive; };

template <typename T, int N> void clear(inout T all[N], uint i) { all[i % N] = (T)0; }

void one(out Primitive prim, uint i) {
  prim.id = i;
  prim.hidden = i & 1;
}

struct Writer {
  uint thread;
  void write(inout uint2 first[2], inout Primitive prims[2]) {
    uint calls = thread + 1;
    uint at = 0;
    first[at++] = uint2(0, 1);
    first[at++] = calls;
    one(prims[0], thread);
    one(prims[1], thread);
  }
};

[numthreads(3, 1, 1)]
[outputtopology("line")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[3], out indices uint2 lines[2],
          out primitives Primitive prims[2]) {
  SetMeshOutputCounts(3, 2);
  clear(verts, thread);
  Writer writer = { thread };
  writer.write(lines, prims);
}

// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: primitives
// CHECK: SV_PrimitiveID 0 uint p0 x... Constant x...
// CHECK-NEXT: SV_CullPrimitive 0

// IR: call void @_Z5clear{{.*}}.mesh(
// IR: call void @_ZN6Writer5write{{.*}}.mesh(
// IR: define internal void @_Z5clear{{.*}}.mesh(
// IR: @llvm.dx.store.vertex.output.v4f32(
// IR: define internal void @_ZN6Writer5write{{.*}}.mesh(
// IR: @llvm.dx.emit.indices(
// IR: @llvm.dx.emit.indices(
// IR: @llvm.dx.store.primitive.output.i32(i32 0,
// IR: @llvm.dx.store.primitive.output.i32(i32 1,
