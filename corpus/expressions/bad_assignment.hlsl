// RUN: hlslfe check %s -T lib_6_6 -verify
// The left side has to be something that can be written.
static const float pi = 3.14; // expected-note {{[note_typecheck_assign_const]}}
float value();

void f(const float c, // expected-note {{[note_typecheck_assign_const]}}
       float x, float3 v) {
  const float3 k = 1; // expected-note 2 {{[note_typecheck_assign_const]}}
  const int table[2] = {1, 2}; // expected-note {{[note_typecheck_assign_const]}}
  pi = 3; // expected-error {{[err_typecheck_assign_const]}}
  c = 1; // expected-error {{[err_typecheck_assign_const]}}
  k = v; // expected-error {{[err_typecheck_assign_const]}}
  k.x = 1; // expected-error {{[err_typecheck_assign_const]}}
  table[0] += 1; // expected-error {{[err_typecheck_assign_const]}}
  value() = 1; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
  x + 1 = 2; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
  (x ? v : v).x = 1; // fine, as in C++
  ++1; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
  f = 1; // expected-error {{[err_hlsl_function_as_value]}}
}
