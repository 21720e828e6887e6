// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Four vertices of a line with its neighbours.
struct V { float3 p : POSITION; };
struct O { float4 p : SV_Position; };

[maxvertexcount(8)]
void main(lineadj V v[4], inout LineStream<O> stream) {
  O o;
  o.p = float4(v[1].p - v[0].p, 1);
  stream.Append(o);
  o.p = float4(v[3].p.xy, v[2].p.z, 1);
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float3 v0 xyz. Linear xyz.
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
