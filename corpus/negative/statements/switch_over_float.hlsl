// RUN: hlslfe check %s -T lib_6_6 -verify
// A switch takes an integer.
void f(float x) {
  switch (x) { // expected-error {{[err_typecheck_statement_requires_integer]}}
    case 1: break;
  }
}
