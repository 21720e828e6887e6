// RUN: hlslfe check %s -T lib_6_6 -verify
// Nothing to go to.
void f(int i) {
  goto end; // expected-error {{[err_undeclared_label_use]}}
}
