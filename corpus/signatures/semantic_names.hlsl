// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// The digits at the end are the index, without them it is 0; names keep their spelling, SV_ ones mean the same in any case.
#define POOL(n) Pool##n
float4 main(float a : COLOR07, float b : T3X, float c : _9, float d : tex10coord002, float e : POOL(12), float f : Pool,
            float4 g : sv_POSITION, float h : float4_0) : Sv_target003 {
  return a + b + c + d + e + f + g + h;
}
// CHECK: COLOR 7 float
// CHECK-NEXT: T3X 0 float
// CHECK-NEXT: _ 9 float
// CHECK-NEXT: tex10coord 2 float
// CHECK-NEXT: Pool 12 float
// CHECK-NEXT: Pool 0 float
// CHECK-NEXT: sv_POSITION 0 float4 v{{[0-9]+}} xyzw LinearNoperspective
// CHECK-NEXT: float4_ 0 float
// CHECK: Sv_target 3 float4 o3
