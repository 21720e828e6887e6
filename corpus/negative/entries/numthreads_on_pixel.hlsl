// RUN: hlslfe check %s -T lib_6_6 -verify
// A pixel shader has no groups.
[shader("pixel")]
[numthreads(8, 8, 1)] // expected-error {{[err_hlsl_attr_unsupported_in_stage]}}
float4 main() : SV_Target { return 1; }
