// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// What decides whether a vertex is appended is used.
struct V { float4 p : SV_Position; float4 a : A; };
struct O { float4 p : SV_Position; };

[maxvertexcount(1)]
void main(point V v[1], inout PointStream<O> stream) {
  O o;
  o.p = 0;
  o.p.w = 1;
  if (v[0].a.z > 0)
    stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective ....
// CHECK-NEXT: A 0 float4 v1 xyzw Linear ..z.
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
