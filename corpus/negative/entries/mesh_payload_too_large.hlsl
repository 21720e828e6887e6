// RUN: hlslfe check %s -T ms_6_5 -E main -verify
// judge: dxc
struct Payload { float a[4097]; };
[numthreads(4, 1, 1)] [outputtopology("triangle")]
void main(in payload Payload given) { // expected-error {{the payload of 'main': 16388 bytes}}
  SetMeshOutputCounts(given.a[1], 0);
}
