// RUN: hlslfe check %s -T lib_6_6 -verify -Wno-c++14-extensions
// Variable templates need arguments, values that fit, and an end of their recursion.
template <typename T> static const T pi = T(3.14); // expected-note {{[note_template_decl_here]}}
template <> static const float pi<float> = 3; // expected-warning {{[ext_explicit_specialization_storage_class]}} expected-note {{[note_previous_definition]}}
template <> static const float pi<float> = 3; // expected-warning {{[ext_explicit_specialization_storage_class]}} expected-error {{[err_redefinition]}}
template <typename T> T call(T a);
template <> static const float call<float> = 6; // expected-error {{[err_var_spec_no_template]}}
template <int N> static const int bounded[N] = { 1, 2 }; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
float f() {
  return pi; // expected-error {{[err_template_missing_args]}}
}
int g() { return bounded<3>[0]; } // expected-note {{[note_template_variable_instantiation_here]}}
