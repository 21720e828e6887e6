// RUN: hlslfe sig %s -T ps_6_1 | FileCheck %s
// RUN: hlslfe %s -T ps_6_1 | FileCheck %s --check-prefix=IR
// Barycentrics are read like an input, but have no place.
float4 main(float3 smooth : SV_Barycentrics, noperspective float3 flat : SV_Barycentrics1, float a : A) : SV_Target {
  return float4(smooth.xy, flat.z, a);
}

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: SV_Barycentrics 0 float3 - xyz. Linear xy..
// CHECK-NEXT: SV_Barycentrics 1 float3 - xyz. LinearNoperspective ..z.
// CHECK-NEXT: A 0 float v0 x... Linear x...
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw

// IR: call <3 x float> @llvm.dx.load.input.v3f32(i32 0, i32 0, i8 0, i32 poison)
