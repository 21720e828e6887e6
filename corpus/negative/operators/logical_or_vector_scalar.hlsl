// RUN: hlslfe check %s -T lib_6_6 -verify
// One vector is enough.
bool3 f(bool3 a, bool b) {
  return a || b; // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
}
