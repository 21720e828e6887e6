// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// judge: dxc
// Targets go from 0 to 7.
float4 main(float4 p : P) : SV_Target8 { return p; } // expected-error {{[err_hlsl_semantic_index_out_of_range]}}
