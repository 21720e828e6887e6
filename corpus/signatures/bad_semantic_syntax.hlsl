// RUN: hlslfe check %s -T lib_6_6 -verify
// After the colon stands one identifier; what is no semantic is reported where it stands, entry point or not.
float number(float a : 3); // expected-error {{[err_expected_semantic_identifier]}} expected-error 0-1 {{}} expected-note 0-1 {{}}
float keyword(float a : float); // expected-error {{[err_expected_semantic_identifier]}} expected-error 0-1 {{}} expected-note 0-1 {{}}
float nothing(float a : ); // expected-error {{[err_expected_semantic_identifier]}} expected-error 0-1 {{}} expected-note 0-1 {{}}
float two(float a : A : B); // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
float late(float a = 1 : A); // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
struct S {
  float a : A : B; // expected-error {{[err_undeclared_var_use]}}
  float b : 1; // expected-error {{[err_not_integral_type_bitfield]}}
};
float first_counts(float a) : A : B { return a; }
float unknown(float a : SV_Nope); // expected-error {{[err_hlsl_unknown_semantic]}}
float large(float a : A4294967296); // expected-error {{[err_hlsl_semantic_index_out_of_range]}}
float largest(float a : A4294967295, float b : B0000000000001);
static float g : G; // expected-warning {{[warn_attribute_wrong_decl_type_str]}}
typedef float T : SEM; // expected-warning {{[warn_attribute_wrong_decl_type_str]}}
void local() {
  float l : L; // expected-warning {{[warn_attribute_wrong_decl_type_str]}}
}
