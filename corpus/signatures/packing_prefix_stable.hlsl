// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T vs_6_6 -D MORE | FileCheck %s --check-prefixes=CHECK,MORE
// Adding outputs at the end never moves those before.
#ifdef MORE
#define LAST , out float late : LATE, out float3 wide : WIDE
#define SET late = 1; wide = 2;
#else
#define LAST
#define SET
#endif
void main(out float4 p : SV_Position, out float3 a : A, out float2 b[2] : B, out uint c : C LAST) {
  p = 1; a = 2; b[0] = 3; b[1] = 4; c = 5; SET
}
// CHECK: SV_Position 0 float4 o0 xyzw
// CHECK-NEXT: A 0 float3 o1 xyz.
// CHECK-NEXT: B 0-1 float2 o2..o3 xy..
// CHECK-NEXT: C 0 uint o4 x... Constant
// MORE-NEXT: LATE 0 float o1 ...w Linear
// MORE-NEXT: WIDE 0 float3 o5 xyz. Linear
