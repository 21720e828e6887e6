// RUN: hlslfe check %s -T lib_6_6 -verify
// Names that mean no elements, and elements that cannot be written.
void f(float2x3 m, const float2x2 c) { // expected-note 2 {{[note_typecheck_assign_const]}}
  m._m23 = 1;     // expected-error {{[err_hlsl_matrix_member_out_of_bounds]}}
  m._34 = 1;      // expected-error {{[err_hlsl_matrix_member_out_of_bounds]}}
  m._10 = 1;      // expected-error {{[err_hlsl_matrix_member_zero_in_one_based]}}
  m._m00_11 = 1;  // expected-error {{[err_hlsl_matrix_member_mixing_refs]}}
  m._11_m00 = 1;  // expected-error {{[err_hlsl_matrix_member_mixing_refs]}}
  m._m0 = 1;      // expected-error {{[err_hlsl_matrix_member_bad_format]}}
  m.xy = 1;       // expected-error {{[err_hlsl_matrix_member_bad_format]}}
  m._m00_m01_m02_m10_m11 = 1; // expected-error {{[err_hlsl_matrix_member_too_many_positions]}}
  m._m00_m01_m00 = 1; // expected-error {{[err_typecheck_duplicate_matrix_components_not_mlvalue]}}
  c._m00 = 1;     // expected-error {{[err_typecheck_assign_const]}}
  c[1].x = 1;     // expected-error {{[err_typecheck_assign_const]}}
  m._m00_m01.z = 1; // expected-error {{[err_ext_vector_component_exceeds_length]}}
}
