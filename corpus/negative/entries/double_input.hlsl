// RUN: hlslfe check %s -T vs_6_6 -E main -verify
// judge: dxc
// Signatures have no 64-bit components.
float4 main(double d : D) : SV_Position { return 1; } // expected-error {{[err_hlsl_semantic_64bit_type]}} expected-note {{[note_previous_decl]}}
