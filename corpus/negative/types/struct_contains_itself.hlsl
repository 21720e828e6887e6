// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct cannot hold itself.
struct S { // expected-note {{[note_type_being_defined]}}
  float a;
  S next; // expected-error {{[err_field_incomplete_or_sizeless]}}
};
