// RUN: hlslfe check %s -T lib_6_6 -verify
// A semicolon after each member.
struct S {
  float a // expected-error {{[err_expected_semi_decl_list]}}
  float b;
};
