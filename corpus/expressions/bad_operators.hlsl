// RUN: hlslfe check %s -T lib_6_6 -verify
// Operators that do not exist for their operands.
struct S { float a; };

void f(float x, float2 v, bool2 c, int i, S s, float3 w, bool3 d) {
  i = x & 1; // expected-error {{[err_typecheck_invalid_operands]}}
  x = x << i; // expected-error {{[err_typecheck_invalid_operands]}}
  x = ~x; // expected-error {{[err_typecheck_unary_expr]}}
  x = -s; // expected-error {{[err_typecheck_unary_expr]}}
  c = c && c; // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
  c = v || v; // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
  ++s; // expected-error {{[err_typecheck_illegal_increment_decrement]}}
  s = s + s; // expected-error {{[err_typecheck_invalid_operands]}}
  c.x = s == s; // expected-error {{[err_typecheck_invalid_operands]}}
  v = d ? v : v; // expected-error {{[err_conditional_vector_size]}}
  x = s ? 1 : 2; // expected-error {{[err_typecheck_bool_condition]}}
  x = &x; // expected-error {{[err_hlsl_operator_unsupported]}}
  x = *v; // expected-error {{[err_hlsl_operator_unsupported]}}
  x = s->a; // expected-error {{[err_hlsl_operator_unsupported]}}
  x = i[0]; // expected-error {{[err_typecheck_subscript_value]}}
  x = v[s]; // expected-error {{[err_typecheck_subscript_not_integer]}}
  x = i.a; // expected-error {{[err_ext_vector_component_exceeds_length]}}
  x = s.b; // expected-error {{[err_no_member]}}
}
