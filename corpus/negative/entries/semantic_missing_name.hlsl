// RUN: hlslfe check %s -T lib_6_6 -verify
// A colon announces a semantic.
[shader("pixel")]
float4 main(float4 p : ) : SV_Target { return p; } // expected-error {{[err_expected_semantic_identifier]}} expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_previous_decl]}}
