// RUN: hlslfe check %s -T lib_6_6 -verify
// One alias, two types.
typedef float T; // expected-note {{[note_previous_definition]}}
typedef int T; // expected-error {{[err_redefinition_different_typedef]}}
