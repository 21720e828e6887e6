// RUN: hlslfe check %s -T lib_6_6 -verify
// System values have types of their own; 64-bit components cannot cross a stage at all.
[shader("pixel")]
float4 position(int4 p : SV_Position) : SV_Target { return p; } // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void group_id(float3 g : SV_GroupID) {} // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void four(uint4 g : SV_DispatchThreadID) {} // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void index(uint2 g : SV_GroupIndex) {} // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}

[shader("compute")] [numthreads(1, 1, 1)]
void flag(bool g : SV_GroupIndex) {} // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}

[shader("vertex")]
float4 vertex_id(float id : SV_VertexID) : SV_Position { return id; } // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}

[shader("pixel")]
float4 face(float f : SV_IsFrontFace) : SV_Target { return f; } // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}

[shader("vertex")]
double4 wide(double d : D) : SV_Position { return d; } // expected-error 2 {{[err_hlsl_semantic_64bit_type]}} expected-note {{[note_previous_decl]}}

[shader("vertex")]
float4 longs(int64_t2 l[2] : L) : SV_Position { return l[0].x; } // expected-error {{[err_hlsl_semantic_64bit_type]}} expected-note {{[note_previous_decl]}}

[shader("vertex")]
float4 any_type_as_vertex_input(int3 p : SV_Position) : SV_Position { return p.xyzz; }
