// RUN: hlslfe check %s -T lib_6_6 -verify
// An array is neither true nor false.
float f(bool b[2]) {
  while (b) {} // expected-error {{[err_typecheck_bool_condition]}}
  return 0;
}
