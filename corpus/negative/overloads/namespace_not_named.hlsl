// RUN: hlslfe check %s -T lib_6_6 -verify
// The function is in a namespace.
namespace N {
float g(float x) { return x; } // expected-note {{[note_previous_decl]}}
}
float f(float x) {
  return g(x); // expected-error {{[err_undeclared_var_use_suggest]}}
}
