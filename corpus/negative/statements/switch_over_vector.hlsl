// RUN: hlslfe check %s -T lib_6_6 -verify
// One integer, that is.
void f(int2 v) {
  switch (v) { // expected-error {{[err_typecheck_statement_requires_integer]}}
    case 1: break;
  }
}
