// RUN: hlslfe check %s -T as_6_5 -E main -verify
// judge: dxc
struct Payload { float a[4096]; bool b; };
groupshared Payload shared_payload;
[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex) {
  shared_payload.a[thread] = thread;
  DispatchMesh(1, 1, 1, shared_payload); // expected-error {{its 16388 bytes are more than 16384}}
}
