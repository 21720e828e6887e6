// RUN: hlslfe check %s -T lib_6_6 -verify
// A for has two semicolons.
void f(int i) {
  for (i = 0; i < 3) // expected-error {{[err_expected_semi_for]}}
    i = 2;
}
