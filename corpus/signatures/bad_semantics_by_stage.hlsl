// RUN: hlslfe check %s -T lib_6_6 -verify
// Which semantic may stand where: by stage, and by direction.
[shader("pixel")]
float4 wrong_output(float4 c : C) : SV_Position { return c; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}}

[shader("pixel")]
float4 user_output(float4 c : C) : COLOR { return c; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}}

[shader("vertex")]
float4 target_input(float4 a : SV_Target) : SV_Position { return a; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}

[shader("vertex")]
float4 thread_id(uint a : SV_GroupIndex) : SV_Position { return a; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}

[shader("vertex")]
float4 pixel_only(bool b : SV_IsFrontFace) : SV_Position { return b; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}

[shader("pixel")]
float4 vertex_only(uint id : SV_VertexID) : SV_Target { return id; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void user_input(float a : A) {} // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void id_output(out uint g : SV_GroupIndex) { g = 0; } // expected-error {{[err_hlsl_semantic_unsupported_iotype_for_stage]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void id_index(uint3 g : SV_GroupID1) {} // expected-error {{[err_hlsl_semantic_indexing_not_supported]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void id_zero(uint3 g : SV_GroupID0) {}
