// RUN: hlslfe check %s -T lib_6_6 -verify
// The array takes T0 to T2.
[shader("vertex")]
float4 main(float4 p[3] : T, float4 q : T2) : SV_Position { return q; } // expected-error {{[err_hlsl_semantic_index_overlap]}} expected-note {{[note_previous_use]}} expected-note {{[note_previous_decl]}}
