// RUN: hlslfe check %s -T lib_6_6 -verify
// One parenthesis short.
// expected-error@+1 {{[err_pp_expected_rparen]}} expected-note@+1 {{[note_pp_matching_paren]}}
#if (1 + 2
#endif
float f(float x) { return x; }
