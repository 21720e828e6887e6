// RUN: hlslfe check %s -T lib_6_6 -verify
// Strings end on their line.
// expected-error@+1 {{[err_unterminated_char_or_string]}} expected-note@+1 {{[note_matching]}}
[shader("vertex)]
float4 main() : SV_Position { return 1; } // expected-error 2 {{[err_expected]}}
