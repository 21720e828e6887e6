// RUN: hlslfe sig %s -T ds_6_0 | FileCheck %s
// Modes on both sides of the domain shader.
struct V { centroid float4 p : SV_Position; nointerpolation float2 a : A; };
struct O { noperspective float4 p : SV_Position; sample float2 a : A; uint3 k : K; };

[domain("tri")]
O main(OutputPatch<V, 3> patch, float3 at : SV_DomainLocation) {
  O o;
  o.p = patch[0].p;
  o.a = patch[1].a;
  o.k = 1;
  return o;
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspectiveCentroid xyzw
// CHECK-NEXT: A 0 float2 v1 xy.. Constant xy..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: A 0 float2 o1 xy.. LinearSample xy..
// CHECK-NEXT: K 0 uint3 o2 xyz. Constant xyz.
