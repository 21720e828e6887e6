// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The fields of base classes come first, as fields of the derived struct itself.
struct Base { float2 origin; };
struct Middle : Base { float scale; };
struct Shape : Middle { float4 color; float area; };
cbuffer C { Shape shape; float rest; }
// CHECK: %__cblayout_C = type <{ %Shape, float }>
// CHECK: %Shape = type <{ <2 x float>, float, target("dx.Padding", 4), <4 x float>, float }>
export float4 f() { return shape.color * shape.scale + shape.origin.y + shape.area + rest; }
// CHECK: load <4 x float>, ptr addrspace(2) getelementptr inbounds nuw (%Shape, ptr addrspace(2) @shape, i32 0, i32 3), align 16
// CHECK-NEXT: load float, ptr addrspace(2) getelementptr inbounds nuw (%Middle, ptr addrspace(2) @shape, i32 0, i32 1), align 4
// CHECK: load <2 x float>, ptr addrspace(2) @shape, align 8
