// RUN: hlslfe check %s -T lib_6_6 -verify
// Each input has a semantic.
[shader("vertex")]
float4 main(float4 p) : SV_Position { return p; } // expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_previous_decl]}}
