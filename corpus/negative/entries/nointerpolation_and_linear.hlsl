// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// judge: dxc
// One or the other.
float4 main(nointerpolation linear float4 p : P) : SV_Target { return p; } // expected-error {{[err_hlsl_interpolation_conflict]}} expected-note {{[note_conflicting_attribute]}}
