// RUN: hlslfe check %s -T lib_6_6 -verify
// The stage is a string.
[shader(vertex)] // expected-error {{[err_expected_string_literal]}}
float4 main() : SV_Position { return 1; }
