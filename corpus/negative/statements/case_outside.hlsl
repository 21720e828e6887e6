// RUN: hlslfe check %s -T lib_6_6 -verify
// case needs a switch.
void f(int i) {
  case 0: // expected-error {{[err_case_not_in_switch]}}
    i = 1;
}
