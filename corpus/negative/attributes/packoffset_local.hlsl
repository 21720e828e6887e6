// RUN: hlslfe check %s -T lib_6_6 -verify
// packoffset is for cbuffers.
void f(int n) {
  float x : packoffset(c0); // expected-error {{[err_hlsl_attr_invalid_ast_node]}}
}
