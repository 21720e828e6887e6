// RUN: hlslfe check %s -T lib_6_6 -verify
// A semantic is no number.
[shader("pixel")]
float4 main(float4 p : 3) : SV_Target { return p; } // expected-error {{[err_expected_semantic_identifier]}} expected-error {{[err_expected]}} expected-note {{[note_matching]}} expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_previous_decl]}}
