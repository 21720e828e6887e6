// RUN: hlslfe check %s -T lib_6_6 -verify
// default needs a switch.
void f(int i) {
  default: // expected-error {{[err_default_not_in_switch]}}
    i = 1;
}
