// RUN: hlslfe check %s -T lib_6_6 -verify
// Operators that cannot be declared, and operators that nobody declared.
struct S {
  int m;
  int operator+(int a, int b) { return a; } // expected-error {{[err_operator_overload_must_be]}}
  static int operator-(int a); // expected-error {{[err_operator_overload_static]}}
  int operator++(float a); // expected-error {{[err_operator_overload_post_incdec_must_be_int]}}
  int operator<(int a = 2); // expected-error {{[err_operator_overload_default_arg]}}
  int operator~() { return ~m; }
};
S operator*(int a, int b); // expected-error {{[err_operator_overload_needs_class_or_enum]}}
int operator[](S s, int i); // expected-error {{[err_operator_overload_must_be_member]}}
S operator^(S a, float b); // expected-note {{[note_ovl_candidate]}}
S operator^(S a, int b); // expected-note {{[note_ovl_candidate]}}

void f(S s, S t, double d) {
  s = s & t; // expected-error {{[err_typecheck_invalid_operands]}}
  if (s == t) {} // expected-error {{[err_typecheck_invalid_operands]}}
  !s; // expected-error {{[err_typecheck_unary_expr]}}
  s[0]; // expected-error {{[err_ovl_no_oper]}}
  s(1); // expected-error {{[err_ovl_no_oper]}}
  s += 1; // expected-error {{[err_typecheck_invalid_operands]}}
  s ^ d; // expected-error {{[err_ovl_ambiguous_oper_binary]}}
  ~s;
}
