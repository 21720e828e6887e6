// RUN: hlslfe check %s -T ps_6_6 -verify
// The five diagnostics of mergeInterpolationModeAttr and of the entry's leaves.
linear float global_value; // expected-error {{[err_attribute_wrong_decl_type_str]}} expected-error 0-1 {{not supported yet}}
struct S {
  linear linear float a : A;          // expected-warning {{[warn_hlsl_duplicate_interpolation]}}
  nointerpolation centroid float b : B; // expected-error {{[err_hlsl_interpolation_conflict]}} expected-note {{[note_conflicting_attribute]}}
  sample center float c : C;          // expected-warning {{[warn_hlsl_interpolation_override]}}
};
float4 main(nointerpolation float4 p : SV_Position, // expected-error {{[err_hlsl_interpolation_position]}} expected-note 1+ {{}}
            linear int q : Q) : SV_Target {         // expected-error {{[err_hlsl_interpolation_type]}} expected-note 0+ {{}}
  return p + q;
}
