// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Modes of what comes in and goes out.
struct V { noperspective float4 p : SV_Position; centroid float2 c : C; sample float s : S; noperspective centroid float3 n : N; };
struct O { centroid float4 p : SV_Position; nointerpolation float2 c : C; linear float s : S; noperspective sample float3 n : N; uint rt : SV_RenderTargetArrayIndex; uint vp : SV_ViewportArrayIndex; };

[maxvertexcount(1)]
void main(point V v[1], inout PointStream<O> stream) {
  O o;
  o.p = v[0].p;
  o.c = v[0].c;
  o.s = v[0].s;
  o.n = v[0].n;
  o.rt = 1;
  o.vp = 2;
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: C 0 float2 v1 xy.. LinearCentroid xy..
// CHECK-NEXT: S 0 float v2 x... LinearSample x...
// CHECK-NEXT: N 0 float3 v3 xyz. LinearNoperspectiveCentroid xyz.
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspectiveCentroid xyzw
// CHECK-NEXT: C 0 float2 o1 xy.. Constant xy..
// CHECK-NEXT: S 0 float o2 x... Linear x...
// CHECK-NEXT: N 0 float3 o3 xyz. LinearNoperspectiveSample xyz.
// CHECK-NEXT: SV_RenderTargetArrayIndex 0 uint o1 ..z. Constant ..z.
// CHECK-NEXT: SV_ViewportArrayIndex 0 uint o1 ...w Constant ...w
