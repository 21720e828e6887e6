// RUN: hlslfe sig %s -T ds_6_0 | FileCheck %s
// Rows of a patch constant and of a control point picked by an index that is not known.
struct V { float4 p : SV_Position; float2 a[4] : A; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 b[4] : B; };

[domain("tri")]
V main(OutputPatch<V, 3> patch, Constants c, float3 at : SV_DomainLocation, uint i : SV_PrimitiveID) {
  V v = (V)0;
  v.p = patch[i % 3].a[i].yyyy + c.b[i].z;
  return v;
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective .... ....
// CHECK-NEXT: A 0-3 float2 v1..v4 xy.. Linear .y.. .y..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw ....
// CHECK-NEXT: A 0-3 float2 o1..o4 xy.. Linear xy.. ....
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - .... ....
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - .... ....
// CHECK-NEXT: B 0-3 float3 p4..p7 xyz. - ..z. ..z.
