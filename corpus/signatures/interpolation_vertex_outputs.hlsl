// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe %s -T vs_6_6 | FileCheck %s --check-prefix=PROPOSAL
// RUN: hlslfe %s -T vs_6_6 -fdx-signature-interpolation=upstream | FileCheck %s --check-prefix=UPSTREAM
// Vertex outputs have modes for packing; the metadata has 0 there, as proposal 0047 says, unless upstream's is asked for.
struct V {
  noperspective sample float4 p : SV_Position;
  centroid float2 uv : UV;
  nointerpolation float f : F;
  uint m : M;
};

V main(linear float3 p : POSITION) {
  V v = { p, 1, p.xy, p.z, 7 };
  return v;
}
// CHECK: POSITION 0 float3 v0 xyz. - xyz.
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspectiveSample xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. LinearCentroid xy..
// CHECK-NEXT: F 0 float o2 x... Constant x...
// CHECK-NEXT: M 0 uint o2 .y.. Constant .y..
// PROPOSAL: !{i32 0, !"SV_Position", i32 9, i32 3, {{![0-9]+}}, i32 0,
// PROPOSAL: !{i32 1, !"UV", i32 9, i32 0, {{![0-9]+}}, i32 0,
// UPSTREAM: !{i32 0, !"SV_Position", i32 9, i32 3, {{![0-9]+}}, i32 7,
// UPSTREAM: !{i32 1, !"UV", i32 9, i32 0, {{![0-9]+}}, i32 3,
// UPSTREAM: !{i32 2, !"F", i32 9, i32 0, {{![0-9]+}}, i32 1,
