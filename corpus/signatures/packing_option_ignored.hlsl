// RUN: hlslfe check %s -T vs_6_6 -pack-optimized -verify
// RUN: hlslfe check %s -T vs_6_6 -fdx-semantic-signature-packing-mode=prefix-stable -verify
// RUN: hlslfe check %s -T lib_6_6 -pack-optimized -verify=none
// RUN: hlslfe check %s -T vs_6_6 -pack-optimized -Wno-hlsl-signature-packing -Werror
// A mode that was asked for says where it has no effect: vertex inputs are stacked anyway. Not in libraries.
// none-no-diagnostics
[shader("vertex")]
float4 main(float a : A, float b : B) : SV_Position { // expected-warning {{[warn_hlsl_signature_packing_ignored]}}
  return a + b;
}
