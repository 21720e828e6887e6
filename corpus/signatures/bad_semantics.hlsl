// RUN: hlslfe check %s -T ps_6_6 -verify
// Each rule of the walk over an entry point, at the declaration it is about; a parameter stops at its first mistake.
float4 main(float a, // expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_previous_decl]}}
            float b : SV_Nope, // expected-error {{[err_hlsl_unknown_semantic]}} expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_previous_decl]}}
            float c : C, // expected-note {{[note_previous_use]}}
            float d : c0, // expected-error {{[err_hlsl_semantic_index_overlap]}} expected-note {{[note_previous_decl]}}
            int4 e : SV_Position, // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}
            double f : F, // expected-error {{[err_hlsl_semantic_64bit_type]}} expected-note {{[note_previous_decl]}}
            float g : SV_Target, // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}
            float h[0] : H, // expected-error {{[err_hlsl_semantic_zero_sized_array]}} expected-note {{[note_previous_decl]}}
            bool i : SV_IsFrontFace1 // expected-error {{[err_hlsl_semantic_indexing_not_supported]}} expected-note {{[note_previous_decl]}}
            ) : SV_Target8 { // expected-error {{[err_hlsl_semantic_index_out_of_range]}}
  return a;
}
