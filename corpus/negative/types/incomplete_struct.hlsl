// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct that is only declared has no size.
struct S; // expected-note {{[note_forward_declaration]}}
void f() {
  S s; // expected-error {{[err_typecheck_decl_incomplete_type]}}
}
