// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct is neither true nor false.
struct S { bool b; };
float f(S s) {
  if (s) // expected-error {{[err_typecheck_bool_condition]}}
    return 1;
  return 0;
}
