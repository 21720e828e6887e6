// RUN: hlslfe check %s -T lib_6_6 -verify
// A condition is one bool; all and any make one of a matrix.
void f(float2x2 m, bool2x2 b) {
  if (m) return;    // expected-error {{[err_typecheck_bool_condition]}}
  while (b) return; // expected-error {{[err_typecheck_bool_condition]}}
  if (any(m) && all(b)) return;
}
