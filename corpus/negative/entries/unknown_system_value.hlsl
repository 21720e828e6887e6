// RUN: hlslfe check %s -T lib_6_6 -verify
// There is no such system value.
[shader("pixel")]
float4 main(float4 p : SV_Positoin) : SV_Target { return p; } // expected-error {{[err_hlsl_unknown_semantic]}} expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_previous_decl]}}
