// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// System values stay out of the rows that an array passes through, since an index could reach them.
void main(out uint arr[3] : ARR, out uint viewport : SV_ViewportArrayIndex, out uint2 bee : BEE,
          out float4 p : SV_Position, out uint cee[2] : CEE, out uint layer : SV_RenderTargetArrayIndex) {
  arr[0] = 1; arr[1] = 2; arr[2] = 3; viewport = 4; bee = 5; p = 6; cee[0] = 7; cee[1] = 8; layer = 9;
}
// CHECK: ARR 0-2 uint o0..o2 x...
// CHECK-NEXT: SV_ViewportArrayIndex 0 uint o3 x...
// CHECK-NEXT: BEE 0 uint2 o0 .yz.
// CHECK-NEXT: SV_Position 0 float4 o4 xyzw
// CHECK-NEXT: CEE 0-1 uint o0..o1 ...w
// CHECK-NEXT: SV_RenderTargetArrayIndex 0 uint o3 .y..
