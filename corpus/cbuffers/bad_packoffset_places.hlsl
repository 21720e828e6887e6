// RUN: hlslfe check %s -T lib_6_6 -verify
// packoffset is for members of cbuffers, for all of them or none, and once.
cbuffer Buffer : packoffset(c0) { float a; } // expected-error {{[err_hlsl_attr_invalid_ast_node]}}
float global : packoffset(c1); // expected-error {{[err_hlsl_attr_invalid_ast_node]}}
static float kept : packoffset(c1); // expected-error {{[err_hlsl_attr_invalid_ast_node]}}
struct S { float x : packoffset(c1); }; // expected-error {{[err_hlsl_attr_invalid_ast_node]}}
cbuffer Inside {
  static float mine : packoffset(c0); // expected-error {{[err_hlsl_attr_invalid_ast_node]}}
  float b;
}
cbuffer Mixed { // expected-warning {{[warn_hlsl_packoffset_mix]}}
  float c : packoffset(c2);
  float d;
}
cbuffer Twice {
  float e : packoffset(c0) : packoffset(c3); // expected-warning {{[warn_hlsl_packoffset_override]}}
}
void f() { float y : packoffset(c0); } // expected-error {{[err_hlsl_attr_invalid_ast_node]}}
