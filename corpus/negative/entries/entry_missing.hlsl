// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// judge: dxc
// The entry point does not exist.
// expected-error@*:* {{[err_hlsl_missing_entry_point]}}
float4 mian(float4 p : P) : SV_Target { return p; }  // expected-note {{did you mean 'mian'?}}
