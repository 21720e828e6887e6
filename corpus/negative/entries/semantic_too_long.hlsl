// RUN: hlslfe check %s -T vs_6_5 -E main -verify
// judge: dxc
float4 main(float4 p : A2345678901234567890123456789012345678901234567890123456789012345_) : SV_Position { // expected-error {{at most 64 bytes}} expected-note {{'p' is declared here}}
  return p;
}
