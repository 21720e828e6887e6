// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Elements in lists and constructors: their places first, then the loads, component by component.
struct P { float a; uint b; float4 v; };
RWBuffer<float> a;
Buffer<float4> c;
StructuredBuffer<P> ps;
float4 use(uint i) {
  float4 v = float4(a[i], a[i + 1], c[i].xy);
  float2 w = {a[0], ps[i].a};
  P p = {a[1], (uint)a[2], c[0]};
  P q = ps[1];
  float3 z = float3(ps[i].v.xy, ps[2].a + a[3]);
  float x[3] = {a[1], a.Load(2), c.Load(1).x};
  float4 u = float4(c[i].rgb, 1);
  return v + w.xyxy + p.v + q.v + z.xyzz + x[1] + u + float4(c[i].rgb * 2, a[1]);
}
// CHECK-LABEL: define hidden {{.*}} <4 x float> @_Z3usej(
// CHECK: [[FIRST:%.*]] = call {{.*}} ptr @_ZN4hlsl8RWBufferIfEixEj(
// CHECK: [[SECOND:%.*]] = call {{.*}} ptr @_ZN4hlsl8RWBufferIfEixEj(
// CHECK: [[THIRD:%.*]] = call {{.*}} ptr @_ZNK4hlsl6BufferIDv4_fEixEj(
// CHECK: load float, ptr [[FIRST]], align 4
// CHECK: load float, ptr [[SECOND]], align 4
// CHECK: load <4 x float>, ptr [[THIRD]], align 16
