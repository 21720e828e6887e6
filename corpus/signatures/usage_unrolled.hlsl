// RUN: hlslfe sig %s -T ps_6_6 -E main | FileCheck %s
// In a loop that is unrolled the number of the turn is a constant; a component of a product of matrices needs one row
// and one column.
float4 main(float4 a[4] : A, float4 b : B, float4x4 m : M, row_major float2x3 n : N, float3x3 k : K) : SV_Target {
  float4 r = 0;
  [unroll] for (int i = 0; i < 4; i += 2) {
    [unroll] for (uint j = 0; j < 2; ++j)
      r[j] += a[i][j + 1];
    if (i == 2)
      r += b.x;
    else
      r += b.w;
  }
  return r + mul(b.wwww, m).yyww + mul(n, k)[1].x;
}
// CHECK: A 0-3 float4 v0..v3 xyzw Linear .yz.
// CHECK-NEXT: B 0 float4 v4 xyzw Linear x..w
// CHECK-NEXT: M 0-3 float4 v5..v8 xyzw Linear xyzw
// CHECK-NEXT: N 0-1 float3 v9..v10 xyz. Linear xyz.
// CHECK-NEXT: K 0-2 float3 v11..v13 xyz. Linear xyz.
