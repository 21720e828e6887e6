// RUN: hlslfe check %s -T lib_6_6 -verify
// The semantic comes first.
[shader("pixel")]
float4 main(float4 p = 1 : A) : SV_Target { return p; } // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
