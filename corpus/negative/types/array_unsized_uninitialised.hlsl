// RUN: hlslfe check %s -T lib_6_6 -verify
// Without a size there must be an initialiser.
float f() {
  float a[]; // expected-error {{[err_typecheck_incomplete_array_needs_initializer]}}
  return 1;
}
