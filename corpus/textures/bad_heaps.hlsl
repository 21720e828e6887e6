// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// What an element of a descriptor heap cannot become.
float4 main(float2 u : A, nointerpolation uint i : I) : SV_Target {
  float4 a = ResourceDescriptorHeap[0]; // expected-error {{}}
  Texture2D b = ResourceDescriptorHeap[u]; // expected-error {{}}
  float4 c = ResourceDescriptorHeap[0].x; // expected-error {{}}
  SamplerState s = ResourceDescriptorHeap[0]; // expected-warning {{the heap of resources has no 'SamplerState'}}
  Texture2D t = SamplerDescriptorHeap[i]; // expected-warning {{the heap of samplers has no}}
  return t.Sample(s, u);
}
