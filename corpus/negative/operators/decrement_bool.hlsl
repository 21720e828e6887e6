// RUN: hlslfe check %s -T lib_6_6 -verify
// A bool cannot go down.
bool f(bool b) {
  b--; // expected-error {{[err_increment_decrement_bool]}}
  return b;
}
