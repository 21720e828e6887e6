// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// A shader that only knows its primitive and its view.
struct O { float4 p : SV_Position; };

[maxvertexcount(1)]
void main(uint prim : SV_PrimitiveID, inout PointStream<O> stream) {
  O o;
  o.p = prim;
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_PrimitiveID 0 uint - x... - ....
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
