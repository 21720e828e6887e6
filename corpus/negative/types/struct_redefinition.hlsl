// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct is defined once.
struct S { float a; }; // expected-note {{[note_previous_definition]}}
struct S { float b; }; // expected-error {{[err_redefinition]}}
