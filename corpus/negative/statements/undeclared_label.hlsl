// RUN: hlslfe check %s -T lib_6_6 -verify
// Nothing to go to.
void f(int i) {
  goto end; // expected-error {{[err_hlsl_unsupported_construct]}}
}
