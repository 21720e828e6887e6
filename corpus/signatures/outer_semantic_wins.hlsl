// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe check %s -T vs_6_6 -Whlsl-semantic-override -verify
// A semantic on a parameter renumbers everything inside it; the overridden ones are reported on demand.
struct Inner {
  float lo : X9; // expected-warning {{[warn_hlsl_semantic_override]}}
  float2 hi;
};
struct Packet {
  float4 head : H; // expected-warning {{[warn_hlsl_semantic_override]}}
  Inner inner : M; // expected-warning {{[warn_hlsl_semantic_override]}}
  float3 rest[3] : R; // expected-warning {{[warn_hlsl_semantic_override]}}
  float tail : T; // expected-warning {{[warn_hlsl_semantic_override]}}
};

float4 main(Packet p : PKT2) : SV_Position { // expected-note 5 {{}}
  return p.head + p.inner.lo + p.inner.hi.xyxy + p.rest[1].xyzx + p.tail;
}
// CHECK: PKT 2 float4 v0 xyzw - xyzw
// CHECK-NEXT: PKT 3 float v1 x... - x...
// CHECK-NEXT: PKT 4 float2 v2 xy.. - xy..
// CHECK-NEXT: PKT 5-7 float3 v3..v5 xyz. - xyz.
// CHECK-NEXT: PKT 8 float v6 x... - x...
