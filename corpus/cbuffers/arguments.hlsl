// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Parts of buffers as arguments: values are loaded, structs and arrays copied for the callee.
struct Base { float2 origin; };
struct Shape : Base { float scale; float3 color; };
cbuffer C { float first; Shape shape; Shape shapes[2]; }
float by_value(Shape s) { return s.color.z + s.origin.y; }
float of_array(Shape s[2]) { return s[1].scale; }
float of_base(Base b) { return b.origin.x; }
void in_and_out(inout float3 v) { v = v.zyx; }
export float f(int i) { return by_value(shape) + by_value(shapes[i]) + of_array(shapes) + of_base(shape) + of_base(shapes[i]); }
// CHECK-LABEL: @_Z1fi(
// CHECK: %agg.tmp = alloca %struct.Shape, align 1
// CHECK: getelementptr inbounds (%Shape, ptr addrspace(2) @shape, i32 0, i32 1)
export float3 through_a_copy() { float3 c = shape.color; in_and_out(c); return c; }
export float3 sliced() { Shape s = shape; Base b = shape; b = shapes[1]; return s.color * b.origin.x; }
