// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// RUN: hlslfe sig %s -T ps_6_6 -E main | FileCheck %s --check-prefix=SIG
// Matrices made of inputs: which components of these are used.
float4 main(float4 a : A, float4 b : B, float4 c : C) : SV_Target {
  float2x2 m = float2x2(a.xy, b.zw);
  m[1].x = 3;
  float3x2 unused = float3x2(c.xyz, c.xyz);
  return float4(m[0], mul(m, a.xx)) + unused[2].y;
}
// CHECK: call {{.*}} <2 x float> @llvm.matrix.multiply.v2f32.v4f32.v2f32(
// SIG: A {{ *}}0 {{ *}}float4 {{ *}}v0 {{ *}}xyzw {{ *}}Linear {{ *}}xy..
// SIG: B {{ *}}0 {{ *}}float4 {{ *}}v1 {{ *}}xyzw {{ *}}Linear {{ *}}...w
// SIG: C {{ *}}0 {{ *}}float4 {{ *}}v2 {{ *}}xyzw {{ *}}Linear {{ *}}..z.
