// RUN: hlslfe %s -T vs_6_6 -E main | FileCheck %s
// A precise member makes its whole struct precise.
struct Output { precise float4 position : SV_Position; float2 uv : UV; };
Output main(float4 p : P, float4x4 m : M) { Output o; o.position = mul(p, m) + p; o.uv = p.xy; return o; }
// CHECK: %hlsl.mul = call <4 x float> @llvm.matrix.multiply
// CHECK: %add = fadd <4 x float>
