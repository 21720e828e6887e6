// RUN: hlslfe check %s -verify
// RUN: not hlslfe sig %s
// RUN: not hlslfe %s --emit=ll
// 32 rows are all there is; what does not fit is reported at the entry point's name.
[shader("vertex")]
float4 inputs(float4 a[33] : A) : SV_Position { // expected-error {{'A0' does not fit among the inputs of 'inputs'}}
  // expected-note@-1 {{'A0' is declared here}}
  return a[0];
}

[shader("vertex")]
void outputs(out float4 p : SV_Position, out float4 b[32] : B) { // expected-error {{'B0' does not fit}}
  // expected-note@-1 {{'B0' is declared here}}
  p = 0;
  b[0] = 0;
}

[shader("vertex")]
void clip(out float4 p : SV_Position, out float4 c[2] : SV_ClipDistance, out float d : SV_CullDistance) { // expected-error {{'SV_CullDistance' does not fit}}
  // expected-note@-1 {{'SV_CullDistance' is declared here}}
  p = 0;
  c[0] = c[1] = d = 0;
}

[shader("vertex")]
float4 just_fits(float4 a[32] : A) : SV_Position { return a[31]; }
