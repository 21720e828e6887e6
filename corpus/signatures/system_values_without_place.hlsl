// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T ps_6_6 --format json | FileCheck %s --check-prefix=JSON
// Depth, coverage and stencil outputs have no register; the element is there all the same.
struct Out {
  float4 color : SV_Target;
  float depth : SV_DepthGreaterEqual;
  uint coverage : SV_Coverage;
  uint stencil : SV_StencilRef;
};

Out main(noperspective centroid float4 p : SV_Position) {
  Out o = { p, 1, 2, 3 };
  return o;
}
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw
// CHECK-NEXT: SV_DepthGreaterEqual 0 float - x... - x...
// CHECK-NEXT: SV_Coverage 0 uint - x... - x...
// CHECK-NEXT: SV_StencilRef 0 uint - x... - x...
// JSON: "name": "SV_StencilRef"
// JSON: "kind": {
// JSON-NEXT: "value": 20,
// JSON-NEXT: "name": "StencilRef"
// JSON: "start_row": -1,
// JSON-NEXT: "start_col": -1,
