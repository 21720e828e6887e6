// RUN: hlslfe check %s -T lib_6_6 -verify
// A target is written.
[shader("pixel")]
float4 main(float4 c : SV_Target) : SV_Target { return c; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}
