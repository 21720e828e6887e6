// RUN: hlslfe check %s -T lib_6_6 -verify
// Statements that stand at the wrong place or lack what they need.
struct S { int a; };
int f(int i, float x, S s, uint64_t w) {
  break; // expected-error {{[err_break_not_in_loop_or_switch]}}
  continue; // expected-error {{[err_continue_not_in_loop]}}
  switch (x) { default: break; } // expected-error {{[err_typecheck_statement_requires_integer]}}
  switch (i) {
    case 1: break; // expected-note {{[note_duplicate_case_prev]}}
    case 1: break; // expected-error {{[err_duplicate_case]}}
    case i: break; // expected-error {{constant}}
    default: break; // expected-error {{[err_multiple_default_labels_defined]}}
    default: break; // expected-note {{[note_duplicate_case_prev]}}
  }
  case 3: ; // expected-error {{[err_case_not_in_switch]}}
  default: ; // expected-error {{[err_default_not_in_switch]}}
  switch (i) { case 0: int k = 2; case 2: i = k; } // expected-error {{[err_switch_into_protected_scope]}} expected-note {{[note_protected_by_variable_init]}}
  while (s) {} // expected-error {{[err_typecheck_bool_condition]}}
  do i++; while (s); // expected-error {{[err_typecheck_bool_condition]}}
  for (int q = 0; q < 2; ++q) {}
  return q; // expected-error {{[err_undeclared_var_use]}}
}
