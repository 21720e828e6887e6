// RUN: hlslfe check %s -T lib_6_6 -verify
// What needs a constant and gets none.
static int v = 1;
int get() { return 1; }
constexpr int loops(int n) { return n + loops(n + 1); }
enum E { A = v }; // expected-error {{[err_expr_not_ice]}}
static int a[v]; // expected-error {{[err_vla_unsupported]}}
static int b[1.5]; // expected-error {{[err_array_size_non_int]}}
static int c[-1]; // expected-error {{[err_typecheck_negative_array_size]}}
static_assert(v == 1, "v"); // expected-error {{[err_static_assert_expression_is_not_constant]}}
static_assert(get() == 1, "get"); // expected-error {{[err_static_assert_expression_is_not_constant]}}
static_assert(loops(0) == 1, "loops"); // expected-error {{[err_static_assert_expression_is_not_constant]}}
static_assert(1 / 0 == 1, "zero"); // expected-error {{[err_static_assert_expression_is_not_constant]}} expected-warning {{[warn_remainder_division_by_zero]}}
static_assert(2 + 2 == 5, "sum"); // expected-error {{[err_static_assert_failed]}}
constexpr int k = v; // expected-error {{[err_constexpr_var_requires_const_init]}}

void f(int x) {
  switch (x) {
  case v: break; // expected-error {{[err_expr_not_cce]}}
  case 1.5: break; // expected-error {{[err_typecheck_converted_constant_expression]}}
  }
  [unroll(x)] for (;;) {} // expected-error {{[err_expr_not_ice]}}
}
