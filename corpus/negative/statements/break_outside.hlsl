// RUN: hlslfe check %s -T lib_6_6 -verify
// break needs a loop or switch.
void f(int i) {
  if (i)
    break; // expected-error {{[err_break_not_in_loop_or_switch]}}
}
