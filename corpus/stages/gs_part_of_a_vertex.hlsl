// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// What is never appended, or never written, stays out of the masks.
struct V { float4 p : SV_Position; float4 a : A; float4 b : B; float4 c : C; };
struct O { float4 p : SV_Position; float4 a : A; float3 b : B; };

[maxvertexcount(1)]
void main(point V v[1], inout PointStream<O> stream) {
  O o;
  o.p = v[0].p;
  o.a = v[0].a.wzyx;
  o.b = 0;
  if (v[0].b.y > 1)
    o.b.y = v[0].b.z;
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: A 0 float4 v1 xyzw Linear xyzw
// CHECK-NEXT: B 0 float4 v2 xyzw Linear .yz.
// CHECK-NEXT: C 0 float4 v3 xyzw Linear ....
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: A 0 float4 o1 xyzw Linear xyzw
// CHECK-NEXT: B 0 float3 o2 xyz. Linear xyz.
