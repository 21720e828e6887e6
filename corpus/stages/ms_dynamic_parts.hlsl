// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// The column of a store is a constant, so a component that is not known becomes a choice.
struct Vertex { float4 p : SV_Position; float4 a : A; float2 b[2] : B; uint c : C; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, out vertices Vertex verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  verts[thread].p = 1;
  verts[thread].a[thread] = 2;
  verts[thread].b[1][thread & 1] = 3;
  tris[0] = uint3(0, 1, 2);
}

// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: A 0 float4 o1 xyzw Linear xyzw
// CHECK-NEXT: B 0-1 float2 o2..o3 xy.. Linear xy..
// CHECK-NEXT: C 0 uint o4 x... Constant ....

// IR: switch i32 %{{[0-9]+}}, label %[[END:[a-z.0-9]+]] [
// IR-NEXT: i32 0, label %[[X:[a-z.0-9]+]]
// IR-NEXT: i32 1, label %[[Y:[a-z.0-9]+]]
// IR-NEXT: i32 2, label %[[Z:[a-z.0-9]+]]
// IR: [[X]]:
// IR-NEXT: call void @llvm.dx.store.vertex.output.f32(i32 1, i32 0, i8 0, float 2.000000e+00, i32
// IR-NEXT: br label %[[END]]
// IR: [[Z]]:
// IR-NEXT: call void @llvm.dx.store.vertex.output.f32(i32 1, i32 0, i8 2, float 2.000000e+00, i32
// IR: [[END]]:
// IR: call void @llvm.dx.store.vertex.output.f32(i32 2, i32 1, i8 1, float 3.000000e+00, i32
