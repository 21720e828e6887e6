// RUN: hlslfe check %s -T lib_6_6 -verify
// The mistake counts where the macro is used.
#define HALF(v) ((v) * facter)
float f(float x) {
  return HALF(x); // expected-error {{[err_undeclared_var_use]}}
}
