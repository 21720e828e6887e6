// RUN: hlslfe check %s -verify
// Either all values of a direction say where they are with vk::location, or none; inputs and outputs apart.
struct Part { [[vk::location(1)]] float c : C; float d : D; }; // expected-error {{[err_hlsl_semantic_partial_explicit_indexing]}} expected-note {{[note_hlsl_semantic_used_here]}}

[shader("vertex")] float4 first([[vk::location(0)]] float a : A,
                                float b : B) : SV_Position { return a; } // expected-error {{[err_hlsl_semantic_partial_explicit_indexing]}} expected-note {{[note_previous_decl]}}
[shader("vertex")] float4 later(float a : A,
                                [[vk::location(0)]] float b : B) : SV_Position { return a; } // expected-error {{[err_hlsl_semantic_partial_explicit_indexing]}} expected-note {{[note_previous_decl]}}
[shader("vertex")] float4 nested(Part p) : SV_Position { return p.c; } // expected-note {{[note_previous_decl]}}
[shader("pixel")] [[vk::location(2)]] float4 result(float a : A, out float4 more : SV_Target1) : SV_Target { more = a; return a; } // expected-error {{[err_hlsl_semantic_partial_explicit_indexing]}}
[shader("vertex")] float4 apart([[vk::location(0)]] float a : A) : SV_Position { return a; }
[shader("vertex")] float4 bare([[vk::location("x")]] float a : A) : SV_Position { return a; } // expected-error {{[err_attribute_argument_type]}}
[[vk::location(1)]] static float q; // expected-error {{[err_attribute_wrong_decl_type_str]}}
