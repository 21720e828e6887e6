// RUN: hlslfe sig %s -T vs_6_0 | FileCheck %s
// RUN: hlslfe %s -T vs_6_0 | FileCheck %s --check-prefix=IR
// A column-major matrix has a row for each column, a row-major one for each row.
float4 main(float3x2 m : M, row_major float3x2 n : N, float4x4 q[2] : Q) : SV_Position {
  return m[0].xyxy + n[2].xyyy + q[1][2];
}

// CHECK: main (vertex)
// CHECK-NEXT: inputs
// CHECK: M 0-1 float3 v0..v1 xyz. - x...
// CHECK-NEXT: N 0-2 float2 v2..v4 xy.. - xy..
// CHECK-NEXT: Q 0-7 float4 v5..v12 xyzw - ..z.
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw

// IR: define void @main()
// IR: @llvm.dx.load.input.v3f32(i32 0, i32 0, i8 0, i32 poison)
// IR: @llvm.dx.load.input.v3f32(i32 0, i32 1, i8 0, i32 poison)
// IR: @llvm.dx.load.input.v2f32(i32 1, i32 2, i8 0, i32 poison)
// IR: @llvm.dx.load.input.v4f32(i32 2, i32 7, i8 0, i32 poison)
