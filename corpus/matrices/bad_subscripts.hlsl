// RUN: hlslfe check %s -T lib_6_6 -verify
// Rows and columns that do not exist, and indices that are no integers.
float2x3 m() { return 1; }
void f(float2x3 a, int i, float2 v) {
  a[2] = 1;       // expected-error {{[err_matrix_index_outside_range]}}
  a[0][3] = 1;    // expected-error {{[err_matrix_index_outside_range]}}
  a[-1][0] = 1;   // expected-error {{[err_matrix_index_outside_range]}}
  a[i][1 + 2] = 1;  // expected-error {{[err_matrix_index_outside_range]}}
  a[v] = 1;       // expected-error {{[err_matrix_index_not_integer]}}
  a[0][v] = 1;    // expected-error {{[err_matrix_index_not_integer]}}
  m()[0] = 1;     // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
  a[0][1][2] = 1; // expected-error {{[err_typecheck_subscript_value]}}
}
