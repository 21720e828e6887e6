// RUN: hlslfe check %s -T lib_6_6 -verify
// Conversions that a scoped enum refuses, constants that are none, names that meet.
enum Color { Red, Green }; // expected-note 2 {{}}
enum class Mode { Off, On };
enum Twice { A, B, A }; // expected-error {{[err_redefinition_of_enumerator]}} expected-note {{}}
enum Other { Red }; // expected-error {{[err_redefinition_of_enumerator]}}
static int variable = 2;
enum Value { V = variable }; // expected-error {{[err_expr_not_ice]}}
enum Fraction { F = 1.5 }; // expected-error {{}}
enum Color { Blue }; // expected-error {{[err_redefinition]}}

int f(int i, Mode m) {
  Color c = i; // expected-error {{[err_init_conversion_failed]}}
  int n = m; // expected-error {{[err_init_conversion_failed]}}
  n = Off; // expected-error {{[err_undeclared_var_use]}}
  n = Mode::Missing; // expected-error {{[err_no_member]}}
  c = (Color)i;
  Color d;
  d = Mode::On; // expected-error {{[err_typecheck_convert_incompatible]}}
  return m + 1; // expected-error {{[err_typecheck_invalid_operands]}}
}
