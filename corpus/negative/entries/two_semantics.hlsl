// RUN: hlslfe check %s -T lib_6_6 -verify
// One semantic a parameter.
[shader("pixel")]
float4 main(float4 p : A : B) : SV_Target { return p; } // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
