// RUN: hlslfe check %s -T lib_6_6 -verify -Wno-hlsl-extensions -Wno-hlsl-202y-extensions
// Captures must be there, once, and are not written to unless the lambda is mutable.
static int global_one;
struct S { int m; void s() { auto l = [](int x) { return m + x; }; } }; // expected-error {{[err_this_capture]}}
void f(float a, int b) { // expected-note {{[note_previous_declaration]}}
  static int lasting; // expected-note {{[note_previous_declaration]}}
  auto l0 = [](float x) { return x + a; }; // expected-error {{[err_lambda_impcap]}} expected-note {{[note_lambda_decl]}}
  auto l1 = [a](float x) { a = x; }; // expected-error {{[err_lambda_decl_ref_not_modifiable_lvalue]}}
  auto l2 = [a, a](float x) { return x; }; // expected-error {{[err_capture_more_than_once]}}
  auto l3 = [&, &a](float x) { return x; }; // expected-error {{[err_reference_capture_with_reference_default]}}
  auto l4 = [=, a](float x) { return x; }; // expected-error {{[err_copy_capture_with_copy_default]}}
  auto l5 = [f](float x) { return x; }; // expected-error {{[err_capture_does_not_name_variable]}}
  auto l6 = [nothing](float x) { return x; }; // expected-error {{[err_undeclared_var_use]}}
  auto l7 = [lasting](float x) { return x; }; // expected-error {{[err_capture_non_automatic_variable]}}
  auto l8 = [](int i) { if (i) return 1; return 2.0; }; // expected-error {{[err_typecheck_missing_return_type_incompatible]}}
  auto l9 = [](auto x) { return x; }; // expected-error {{[err_auto_not_allowed]}}
  auto l10 = [this](float x) { return x; }; // expected-error {{[err_this_capture]}}
  auto l11 = [](float x) { return x; };
  l11(1, 2); // expected-error {{[err_ovl_no_oper]}}
  auto l12 = [y = a](float x) { return x; }; // expected-warning {{[ext_init_capture]}}
}
