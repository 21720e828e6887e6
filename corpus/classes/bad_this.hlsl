// RUN: hlslfe check %s -T lib_6_6 -verify
// Members without an object.
struct S {
  int m;
  static int s() { return m; } // expected-error {{[err_invalid_member_use_in_method]}}
  static int t() { return this.m; } // expected-error {{[err_invalid_this_use]}}
  int f() { return m; }
  struct In { int g() { return m; } }; // expected-error {{[err_invalid_non_static_member_use]}}
};
int a(S x) {
  int u = S::m; // expected-error {{[err_invalid_non_static_member_use]}}
  u += this.m; // expected-error {{[err_invalid_this_use]}}
  x.f; // expected-error {{[err_bound_member_function]}}
  x->f(); // expected-error {{[err_hlsl_operator_unsupported]}}
  x.m(); // expected-error {{[err_typecheck_call_not_function]}}
  x.nothing(); // expected-error {{[err_no_member]}}
  return S::f(); // expected-error {{[err_member_call_without_object]}}
}
