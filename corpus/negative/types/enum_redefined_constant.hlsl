// RUN: hlslfe check %s -T lib_6_6 -verify
// Names of an enum are unique.
enum E {
  A, // expected-note {{[note_previous_definition]}}
  B,
  A // expected-error {{[err_redefinition_of_enumerator]}}
};
