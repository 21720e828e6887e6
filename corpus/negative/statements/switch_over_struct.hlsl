// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct is no integer.
struct S { int a; };
void f(S s) {
  switch (s) { // expected-error {{[err_typecheck_statement_requires_integer]}}
    default: break;
  }
}
