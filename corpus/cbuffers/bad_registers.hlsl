// RUN: hlslfe check %s -T lib_6_6 -verify
// A cbuffer goes by b, a tbuffer by t, a global constant by c.
cbuffer A : register(t0) { float a; } // expected-error {{[err_hlsl_binding_type_mismatch]}}
tbuffer B : register(b0) { float b; } // expected-error {{[err_hlsl_binding_type_mismatch]}}
cbuffer C : register(c0) { float c; } // expected-error {{[err_hlsl_binding_type_mismatch]}}
cbuffer D : register(space2) { float d; }
cbuffer E : register(b1, 2) { float e; } // expected-error {{[err_hlsl_separate_attr_arg_and_number]}}
cbuffer F : register(b) { float f; } // expected-error {{[err_hlsl_unsupported_register_number]}}
cbuffer G : register(b4294967296) { float g; } // expected-error {{[err_hlsl_register_number_too_large]}}
cbuffer H {
  float h : register(c0); // expected-warning {{[warn_hlsl_register_type_c_packoffset]}}
  float i : register(b0); // expected-warning {{[warn_hlsl_deprecated_register_type_b]}}
}
float j : register(t0); // expected-error {{[err_hlsl_binding_type_mismatch]}}
float k : register(c1, space1); // expected-error {{[err_hlsl_space_on_global_constant]}}
static float l : register(c0); // expected-error {{[err_attribute_wrong_decl_type_str]}}
cbuffer M : SEMANTIC { float m : OTHER; } // expected-warning 2 {{[warn_attribute_wrong_decl_type_str]}}
