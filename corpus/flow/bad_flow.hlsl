// RUN: hlslfe check %s -verify
void f(int i, float x) {
  break; // expected-error {{[err_break_not_in_loop_or_switch]}}
  continue; // expected-error {{[err_continue_not_in_loop]}}
  switch (x) { default: break; } // expected-error {{[err_typecheck_statement_requires_integer]}}
  switch (i) {
    case 1: break; // expected-note {{[note_duplicate_case_prev]}}
    case 1: break; // expected-error {{[err_duplicate_case]}}
    case i: break; // expected-error {{[err_expr_not_ice]}}
  }
  case 3: ; // expected-error {{[err_case_not_in_switch]}}
}
