// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe check %s -T vs_6_6 -Whlsl-semantic-override -verify
// compare: -T vs_6_6
// A semantic on a parameter renumbers everything inside it.
struct Inner { float lo : X9; float2 hi; };
struct Packet {
  float4 head : H; // expected-note 0+ {{}}
  Inner inner : M;
  float3 rest[3] : R;
  float tail : T;
};

float4 main(Packet p : PKT2) : SV_Position {
  return p.head + p.inner.lo + p.inner.hi.xyxy + p.rest[1].xyzx + p.tail;
}
