// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// The target is a pixel shader.
[shader("vertex")] // expected-error {{[err_hlsl_entry_shader_attr_mismatch]}}
float4 main(float4 p : P) : SV_Position { return p; }
