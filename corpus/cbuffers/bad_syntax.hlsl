// RUN: hlslfe check %s -T lib_6_6 -verify
// Mistakes in and around buffers are told where they are, and what follows is still read.
cbuffer First { float a } // expected-error {{[err_invalid_token_after_toplevel_declarator]}}
cbuffer Second { float b; }
export cbuffer Third { float c; } // expected-error {{[err_expected_unqualified_id]}}
float d() { return b; }
cbuffer { float e; } // expected-error 1+ {{[err_expected]}}
float f() { return b; }
