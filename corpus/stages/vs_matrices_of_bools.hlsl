// RUN: hlslfe sig %s -T vs_6_0 | FileCheck %s
// Matrices of bool and of one column; a matrix in a base class comes first.
struct Base { row_major bool2x2 flags : FLAGS; float1x3 wide : WIDE; };
struct Derived : Base { float3 x : X; };

float4 main(Derived d, bool2x2 other : OTHER) : SV_Position {
  return d.flags._m01 + d.wide._m02 + other._m10 + d.x.z;
}

// CHECK: main (vertex)
// CHECK-NEXT: inputs
// CHECK: FLAGS 0-1 uint2 v0..v1 xy.. - .y..
// CHECK-NEXT: WIDE 0-2 float v2..v4 x... - x...
// CHECK-NEXT: X 0 float3 v5 xyz. - ..z.
// CHECK-NEXT: OTHER 0-1 uint2 v6..v7 xy.. - .y..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
