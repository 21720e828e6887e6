// RUN: hlslfe check %s -T lib_6_6 -verify
// The namespace has no such function.
namespace N { float g(float x); }
float N::h(float x) { return x; } // expected-error {{[err_member_decl_does_not_match]}}
