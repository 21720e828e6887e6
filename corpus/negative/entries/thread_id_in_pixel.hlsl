// RUN: hlslfe check %s -T lib_6_6 -verify
// A pixel has no thread id.
[shader("pixel")]
float4 main(uint3 i : SV_DispatchThreadID) : SV_Target { return 1; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}
