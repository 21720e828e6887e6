// RUN: hlslfe check %s -T vs_6_5 -E main -verify
// judge: dxc
void main(float3 at : AT, out float4 p : SV_Position) { // expected-error {{'SV_Position' must be written whole, but 'w' never is}}
  p.xyz = at;
}
