// RUN: hlslfe check %s -T lib_6_6 -verify
// Operands that do not go together.
struct S { float a; };
void f(float2x3 a, float3x2 b, float2 v, S s, bool2x2 c, float2x2 d) {
  a + b;   // expected-error {{[err_typecheck_invalid_operands]}}
  a * v;   // expected-error {{[err_typecheck_invalid_operands]}}
  a - s;   // expected-error {{[err_typecheck_invalid_operands]}}
  d & d;   // expected-error {{[err_typecheck_invalid_operands]}}
  d << 1;  // expected-error {{[err_typecheck_invalid_operands]}}
  ~d;      // expected-error {{[err_typecheck_unary_expr]}}
  c++;     // expected-error {{[err_typecheck_illegal_increment_decrement]}}
  c && c;  // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
  v += d;  // expected-error {{[err_typecheck_invalid_operands]}}
  d ? a : a; // expected-error {{[err_conditional_vector_size]}}
  d ? a : b; // expected-error {{[err_typecheck_cond_incompatible_operands]}}
}
