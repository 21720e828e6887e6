// RUN: hlslfe check %s -T lib_6_6 -verify
// One stage a function.
[shader("vertex")] // expected-error {{[err_hlsl_attribute_param_mismatch]}}
[shader("pixel")] // expected-note {{[note_conflicting_attribute]}}
float4 main() : SV_Target { return 1; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}}
