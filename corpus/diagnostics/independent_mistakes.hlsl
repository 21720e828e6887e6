// RUN: hlslfe check %s -T lib_6_6 -verify
// One mistake, one error; nothing that depends on it complains again.
Unknown make(); // expected-error {{[err_unknown_typename]}}
float f(float x) {
  float y = undeclared + 1; // expected-error {{[err_undeclared_var_use]}}
  float z = y * x;
  int x2 = missing(z); // expected-error {{[err_undeclared_var_use]}}
  const float k = 1; // expected-note {{[note_typecheck_assign_const]}}
  k = 2; // expected-error {{[err_typecheck_assign_const]}}
  1 = x; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
  float2 v = x;
  v.z = 1; // expected-error {{[err_ext_vector_component_exceeds_length]}}
  float *p; // expected-error {{[err_hlsl_pointers_unsupported]}}
  return x2 + v.x;
}
float f(float y) { return y; } // expected-error {{[err_redefinition]}} expected-note@4 {{[note_previous_definition]}}
