// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Matrices in vertices.
struct V { float4 p : SV_Position; float2x3 m : M; };

[maxvertexcount(1)]
void main(triangle V v[3], inout PointStream<V> stream) {
  V o = v[0];
  o.m = v[1].m;
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: M 0-2 float2 v1..v3 xy.. Linear xy..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: M 0-2 float2 o1..o3 xy.. Linear xy..
