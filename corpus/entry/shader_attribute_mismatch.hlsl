// RUN: hlslfe check %s -T vs_6_6 -E right
// RUN: hlslfe check %s -T vs_6_6 -E plain
// RUN: hlslfe check %s -T vs_6_6 -E wrong -verify
// RUN: hlslfe check %s -T lib_6_6
// The entry named on the command line may carry [shader], of the target's stage.
[shader("vertex")] float4 right(float4 a : A) : SV_Position { return a; }
[shader("pixel")] float4 wrong(float4 a : A) : SV_Target { return a; } // expected-error {{[err_hlsl_entry_shader_attr_mismatch]}}
float4 plain(float4 a : A) : SV_Position { return a; }
