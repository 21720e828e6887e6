// RUN: hlslfe %s -T ps_6_6 -verify
// DXC says so at the function, Clang at the declaration.
struct Parts {
  Texture2D map; // expected-error {{'map' has no semantic}} expected-note {{which is part of 'Parts'}}
  float4 color : COLOR;
};
float4 main(
  Texture2D a, // expected-error {{'a' has no semantic}} expected-note {{'a' is declared here}}
  uniform SamplerState b, // expected-error {{'b' has no semantic}} expected-note {{'b' is declared here}}
  Texture2D c[2], // expected-error {{'c' has no semantic}} expected-note {{'c' is declared here}}
  Parts d, // expected-note {{'d' is declared here}}
  Buffer<float> e : E, // expected-error {{'E' cannot be of type 'Buffer<float>'}} expected-note {{'e' is declared here}}
  out RWBuffer<float> f // expected-error {{'f' has no semantic}} expected-note {{'f' is declared here}}
) : SV_Target { return d.color; }
