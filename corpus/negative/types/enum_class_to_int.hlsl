// RUN: hlslfe check %s -T lib_6_6 -verify
// A scoped enum does not become an int by itself.
enum class E { A, B };
int f() {
  return E::A; // expected-error {{[err_init_conversion_failed]}}
}
