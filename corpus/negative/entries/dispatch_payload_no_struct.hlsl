// RUN: hlslfe check %s -T as_6_5 -E main -verify
// judge: dxc
groupshared float payloads[4];
[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex) {
  DispatchMesh(1, 1, 1, payloads); // expected-error {{of a struct type}}
}
