// RUN: hlslfe check %s -T lib_6_6 -verify
// What lies under an enum is an integer.
enum E : float { A, B }; // expected-error {{[err_enum_invalid_underlying]}}
