// RUN: hlslfe check %s -T lib_6_6 -verify
// A void function gives nothing.
void g() {}
float f() {
  float x = g(); // expected-error {{[err_init_conversion_failed]}}
  return x;
}
