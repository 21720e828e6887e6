// RUN: hlslfe check %s -T lib_6_6 -verify
// continue needs a loop.
void f(int i) {
  switch (i) {
    case 0: continue; // expected-error {{[err_continue_not_in_loop]}}
  }
}
