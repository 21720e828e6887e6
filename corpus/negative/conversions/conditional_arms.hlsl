// RUN: hlslfe check %s -T lib_6_6 -verify
// The two results have nothing in common.
struct S { float a; };
void f(bool b, S s, float x) {
  b ? s : x; // expected-error {{[err_typecheck_cond_incompatible_operands]}}
}
