// RUN: hlslfe check %s -T lib_6_6 -verify
// [shader("stage")]: known stages, one argument, no contradiction, only on functions.
[shader("fragment")] void unknown() {} // expected-warning {{[warn_attribute_type_not_supported]}}
[shader(3)] void number() {} // expected-error {{[err_expected_string_literal]}}
[shader()] void empty() {} // expected-error {{[err_attribute_wrong_number_arguments]}}
[shader("vertex")] [shader("pixel")] float4 two() : SV_Position { return 0; } // expected-error {{[err_hlsl_attribute_param_mismatch]}} expected-note {{[note_conflicting_attribute]}}
[shader("vertex")] [shader("vertex")] float4 same() : SV_Position { return 0; }
[shader("vertex")] float4 again(float4 a : A) : SV_Position; // expected-note {{[note_conflicting_attribute]}}
[shader("pixel")] float4 again(float4 a : A) : SV_Position { return a; } // expected-error {{[err_hlsl_attribute_param_mismatch]}} expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}}
[shader("pixel")] static float4 variable; // expected-warning {{[warn_attribute_wrong_decl_type_str]}}
