// RUN: hlslfe %s -T lib_6_6 -verify
// The same with members, out parameters and samplers.
Texture2D t;
SamplerState a, b;
struct S { SamplerState state; float k; };
void choose(inout S s, float k) {
  if (k > 1)
    s.state = b; // expected-note {{'b' comes}}
}
export float4 member(float2 uv) {
  S s;
  s.state = a; // expected-note {{'a' comes}}
  s.k = 1;
  choose(s, uv.x);
  return t.Sample(s.state, uv); // expected-error {{'state' is no single resource}}
}
export float4 argument(float2 uv) {
  return t.Sample(uv.x > 0 ? a : b, uv); // expected-error {{this is no single resource: it may be 'a' or 'b'}} expected-note {{'a'}} expected-note {{'b'}}
}
