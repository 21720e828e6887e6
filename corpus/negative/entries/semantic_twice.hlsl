// RUN: hlslfe check %s -T lib_6_6 -verify
// Two values, one semantic.
[shader("vertex")]
float4 main(float4 p : P, float4 q : P) : SV_Position { return p; } // expected-error {{[err_hlsl_semantic_index_overlap]}} expected-note {{[note_previous_use]}} expected-note {{[note_previous_decl]}}
