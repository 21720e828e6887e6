// RUN: hlslfe check %s -T lib_6_6 -verify
// Vectors take and(), not &&.
bool2 f(bool2 a, bool2 b) {
  return a && b; // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
}
