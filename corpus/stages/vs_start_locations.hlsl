// RUN: hlslfe sig %s -T vs_6_8 | FileCheck %s
// RUN: hlslfe %s -T vs_6_8 | FileCheck %s --check-prefix=IR
// Where a draw began.
float4 main(int vertex : SV_StartVertexLocation, uint instance : SV_StartInstanceLocation, uint id : SV_VertexID) : SV_Position {
  return vertex + instance + id;
}

// CHECK: main (vertex)
// CHECK-NEXT: inputs
// CHECK: SV_VertexID 0 uint v0 x... - x...
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw

// IR: call i32 @llvm.dx.start.vertex.location()
// IR: call i32 @llvm.dx.start.instance.location()
