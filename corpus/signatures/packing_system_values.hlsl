// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T ps_6_6 -pack-optimized -w | FileCheck %s --check-prefix=OPT
// From left to right: arbitrary values, system values, system-generated values. Nothing goes left of its kind.
float4 main(uint mat : MAT, bool front : SV_IsFrontFace, uint2 quad : QUAD, uint primitive : SV_PrimitiveID,
            uint zed : ZED, uint layer : SV_RenderTargetArrayIndex, int seed : SEED) : SV_Target {
  return mat + front + quad.x + quad.y + primitive + zed + layer + seed;
}
// CHECK: MAT 0 uint v0 x...
// CHECK-NEXT: SV_IsFrontFace 0 uint v0 .y..
// CHECK-NEXT: QUAD 0 uint2 v1 xy..
// CHECK-NEXT: SV_PrimitiveID 0 uint v0 ..z.
// CHECK-NEXT: ZED 0 uint v1 ..z.
// CHECK-NEXT: SV_RenderTargetArrayIndex 0 uint v1 ...w
// CHECK-NEXT: SEED 0 int v2 x...
// OPT: MAT 0 uint v0 ..z.
// OPT-NEXT: SV_IsFrontFace 0 uint v1 ..z.
// OPT-NEXT: QUAD 0 uint2 v0 xy..
// OPT-NEXT: SV_PrimitiveID 0 uint v1 ...w
// OPT-NEXT: ZED 0 uint v0 ...w
// OPT-NEXT: SV_RenderTargetArrayIndex 0 uint v1 .y..
// OPT-NEXT: SEED 0 int v1 x...
