// RUN: hlslfe sig %s -T vs_6_0 | FileCheck %s
// dxc-differs: DXC forgets to store an inout matrix
float4 main(inout float2x2 m : M) : SV_Position { m[0][1] = 3; return m._m00; }

// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: M 0-1 float2 o1..o2 xy.. Linear xy..
