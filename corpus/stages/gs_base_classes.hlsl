// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Base classes come first, on both sides.
struct Position { float4 p : SV_Position; };
struct V : Position { float2 uv : UV; };
struct O : V { float3 n : NORMAL; };

[maxvertexcount(1)]
void main(triangle V v[3], inout TriangleStream<O> stream) {
  O o;
  o.p = v[2].p;
  o.uv = v[1].uv;
  o.n = 1;
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear xy..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: NORMAL 0 float3 o2 xyz. Linear xyz.
