// RUN: hlslfe check %s -T lib_6_6 -verify
// Places that do not exist, that a member does not fit into, or that are taken.
struct S { float a, b; };
cbuffer Syntax {
  float a : packoffset(b0); // expected-error {{[err_hlsl_packoffset_invalid_reg]}}
  float b : packoffset(C1); // expected-error {{[err_hlsl_packoffset_invalid_reg]}}
  float c : packoffset(c0.xy); // expected-error {{[err_hlsl_unsupported_component]}}
  float d : packoffset(c0.q); // expected-error {{[err_hlsl_unsupported_component]}}
  float e : packoffset(c4294967296); // expected-error {{[err_hlsl_packoffset_number]}}
  float f : packoffset(cx); // expected-error {{[err_hlsl_packoffset_number]}}
  float g : packoffset(); // expected-error {{[err_expected]}}
  float h : packoffset(3); // expected-error {{[err_expected]}}
  float i : packoffset(c0 c1); // expected-error {{[err_expected]}}
}
cbuffer Fit {
  float2 j : packoffset(c0.w); // expected-error {{[err_hlsl_packoffset_cross_reg_boundary]}}
  float4 k : packoffset(c1.y); // expected-error {{[err_hlsl_packoffset_cross_reg_boundary]}}
  double l : packoffset(c2.y); // expected-error {{[err_hlsl_packoffset_alignment_mismatch]}}
  float m[2] : packoffset(c3.y); // expected-error {{[err_hlsl_invalid_register_or_packoffset]}}
  S n : packoffset(c5.y); // expected-error {{[err_hlsl_invalid_register_or_packoffset]}}
  float2x2 o : packoffset(c6.y); // expected-error {{[err_hlsl_invalid_register_or_packoffset]}}
}
cbuffer Overlap {
  float4 p : packoffset(c0);
  float q : packoffset(c0.z); // expected-error {{'q' lies where 'p' is}}
  float r[3] : packoffset(c1);
  float s : packoffset(c2.x); // expected-error {{'s' lies where 'r' is}}
  float t : packoffset(c3.y);
}
