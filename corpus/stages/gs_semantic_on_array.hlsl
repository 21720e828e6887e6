// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// RUN: hlslfe %s -T gs_6_0 | FileCheck %s --check-prefix=IR
// A semantic on the array of vertices itself: the first bound counts the vertices.
struct O { float4 p : SV_Position; };

[maxvertexcount(2)]
void main(line float4 p[2] : POS, line float2 w[2][3] : W, inout PointStream<O> stream) {
  O o;
  o.p = p[0] + w[1][2].xyxy;
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: POS 0 float4 v0 xyzw Linear xyzw
// CHECK-NEXT: W 0-2 float2 v1..v3 xy.. Linear xy..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw

// IR: define void @main()
// IR: @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 0)
// IR: @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 1)
// IR: @llvm.dx.load.input.v2f32(i32 1, i32 0, i8 0, i32 0)
// IR: @llvm.dx.load.input.v2f32(i32 1, i32 1, i8 0, i32 0)
// IR: @llvm.dx.load.input.v2f32(i32 1, i32 2, i8 0, i32 0)
// IR: @llvm.dx.load.input.v2f32(i32 1, i32 0, i8 0, i32 1)
