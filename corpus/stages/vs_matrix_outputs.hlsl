// RUN: hlslfe sig %s -T vs_6_0 | FileCheck %s
// RUN: hlslfe %s -T vs_6_0 | FileCheck %s --check-prefix=IR
// Matrices go out row by row, as they are stored.
struct Out { float4 p : SV_Position; float2x3 m : M; row_major float2x3 n : N; float3x3 k : K; };

Out main(float4 p : P) {
  Out o = (Out)0;
  o.p = p;
  o.m[1] = p.xyz;
  o.n[0] = p.yyy;
  o.k._m12 = p.x;
  return o;
}

// CHECK: main (vertex)
// CHECK-NEXT: inputs
// CHECK: P 0 float4 v0 xyzw - xyzw
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: M 0-2 float2 o1..o3 xy.. Linear xy..
// CHECK-NEXT: N 0-1 float3 o4..o5 xyz. Linear xyz.
// CHECK-NEXT: K 0-2 float3 o6..o8 xyz. Linear xyz.

// IR: define void @main()
// IR: @llvm.dx.store.output.v2f32(i32 1, i32 2, i8 0,
// IR: @llvm.dx.store.output.v3f32(i32 2, i32 1, i8 0,
// IR: @llvm.dx.store.output.v3f32(i32 3, i32 2, i8 0,
