// RUN: hlslfe check %s -T lib_6_6 -verify
// Attributes of statements stand before the statements they are for.
void f(int i) {
  [unroll] if (i > 0) i = 0; // expected-error {{[err_attribute_wrong_decl_type_str]}}
  [loop] i = 1; // expected-error {{[err_attribute_wrong_decl_type_str]}}
  [branch] while (i < 3) i++; // expected-error {{[err_attribute_wrong_decl_type_str]}}
  [unroll(0)] for (;;) {} // expected-error {{[err_requires_positive_value]}}
}
void g(int i) {
  [unroll(i)] for (;;) {} // expected-error {{[err_expr_not_ice]}}
}
void h(int i) {
  [fastopt] if (i > 0) i--; // expected-error {{[err_attribute_wrong_decl_type_str]}}
  [call] while (i > 0) i--; // expected-error {{[err_attribute_wrong_decl_type_str]}}
  [forcecase(1)] switch (i) { default: i = 0; } // expected-error {{[err_attribute_too_many_arguments]}}
  [nonsense] i = 2; // expected-warning {{[warn_unknown_attribute_ignored]}}
  [unroll] [loop] for (;;) { if (i++) break; }
  [branch] [flatten] if (i) i = 1;
}
