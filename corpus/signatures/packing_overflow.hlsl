// RUN: hlslfe check %s -T vs_6_6 -verify
float4 main(float4 a[33] : A) : SV_Position { // expected-error {{[err_hlsl_signature_packing]}}
  return a[0];
}
