// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// judge: dxc
// A pixel shader writes targets.
float4 main(float4 p : P) : COLOR { return p; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}}
