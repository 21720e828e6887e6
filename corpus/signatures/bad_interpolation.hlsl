// RUN: hlslfe check %s -T ps_6_6 -verify
// The five diagnostics of mergeInterpolationModeAttr and of the entry's leaves.
linear static float global_value; // expected-error {{[err_attribute_wrong_decl_type_str]}}
typedef centroid float T; // expected-error {{[err_attribute_wrong_decl_type_str]}}
struct S {
  linear linear float a : A; // expected-warning {{[warn_hlsl_duplicate_interpolation]}}
  nointerpolation centroid float b : B; // expected-error {{[err_hlsl_interpolation_conflict]}} expected-note {{[note_conflicting_attribute]}}
  sample center float c : C; // expected-warning {{[warn_hlsl_interpolation_override]}}
  center centroid sample float d : D; // expected-warning 2 {{[warn_hlsl_interpolation_override]}}
  noperspective float linear e : E;
};
float helper(linear nointerpolation float x) { return x; } // expected-error {{[err_hlsl_interpolation_conflict]}} expected-note {{[note_conflicting_attribute]}}

struct Flat { int index : INDEX; float f : FLOAT; };
float4 main(nointerpolation float4 p : SV_Position, // expected-error {{[err_hlsl_interpolation_position]}} expected-note {{}}
            linear int q : Q, // expected-error {{[err_hlsl_interpolation_type]}}
            centroid Flat flat, // expected-error {{[err_hlsl_interpolation_type]}}
            nointerpolation bool fine : FINE) : SV_Target {
  return p + q + flat.f + fine;
}
