// RUN: hlslfe check %s -T lib_6_6 -verify
// Modifiers and default arguments that contradict themselves or each other.
void twice(in in float a); // expected-error {{[err_hlsl_duplicate_parameter_modifier]}} expected-note {{[note_conflicting_attribute]}}
void outs(out out float a); // expected-error {{[err_hlsl_duplicate_parameter_modifier]}} expected-note {{[note_conflicting_attribute]}}
void more(inout in float a); // expected-error {{[err_hlsl_duplicate_parameter_modifier]}} expected-note {{[note_conflicting_attribute]}}
void fine(in out float a);
void later(float a, float b = 1, float c); // expected-error {{[err_param_default_argument_missing]}}
void other(float a, float b = a); // expected-error {{[err_param_default_argument_references_param]}}
void bound(out float a = 1); // expected-error {{[err_lvalue_reference_bind_to_temporary]}}
void again(float a = 1); // expected-note {{[note_previous_definition]}}
void again(float a = 2); // expected-error {{[err_param_default_argument_redefinition]}}
void names(float a, float a); // expected-error {{[err_param_redefinition]}} expected-note {{}}
float result(float a); // expected-note {{[note_previous_declaration]}}
int result(float a); // expected-error {{[err_ovl_diff_return_type]}}
void none(void v); // expected-error {{[err_param_with_void_type]}}
