// RUN: hlslfe check %s -T lib_6_6 -verify
// A number does not become an enum by itself.
enum E { A, B };
void f() {
  E e = 1; // expected-error {{[err_init_conversion_failed]}}
}
