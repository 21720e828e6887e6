// RUN: hlslfe check %s -T lib_6_6 -verify
// A case is an integer.
void f(int i) {
  switch (i) {
    case 1.5: break; // expected-error {{[err_typecheck_converted_constant_expression]}}
  }
}
