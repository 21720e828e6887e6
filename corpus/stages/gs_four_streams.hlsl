// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Four streams; the same semantic may stand in several of them.
struct V { float4 p : P; };
struct A { float4 p : SV_Position; };
struct B { float2 q : Q; nointerpolation int k : K; };
struct C { float q : Q; };
struct D { float3 x[2] : X; float y : Y; };

[maxvertexcount(4)]
void main(point V v[1], inout PointStream<A> a, inout PointStream<B> b, inout PointStream<C> c, inout PointStream<D> d) {
  A va = { v[0].p };
  a.Append(va);
  B vb = { v[0].p.xy, 3 };
  b.Append(vb);
  C vc = { v[0].p.z };
  c.Append(vc);
  D vd = (D)0;
  vd.x[1] = v[0].p.xyz;
  d.Append(vd);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: P 0 float4 v0 xyzw Linear xyzw 0
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw 0
// CHECK-NEXT: Q 0 float2 o0 xy.. Linear xy.. 1
// CHECK-NEXT: K 0 int o1 x... Constant x... 1
// CHECK-NEXT: Q 0 float o0 x... Linear x... 2
// CHECK-NEXT: X 0-1 float3 o0..o1 xyz. Linear xyz. 3
// CHECK-NEXT: Y 0 float o0 ...w Linear ...w 3
