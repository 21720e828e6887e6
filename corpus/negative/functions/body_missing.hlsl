// RUN: hlslfe check %s -T lib_6_6 -verify
// A body or a semicolon.
float f(float x) // expected-error {{[err_invalid_token_after_toplevel_declarator]}}
float g(float x) { return x; }
