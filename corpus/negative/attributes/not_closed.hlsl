// RUN: hlslfe check %s -T lib_6_6 -verify
// A bracket is missing.
[shader("vertex") // expected-note {{[note_matching]}}
float4 main() : SV_Position { return 1; } // expected-error {{[err_expected]}}
