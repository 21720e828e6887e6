// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// A union has no place in the registers between stages.
union Value { int i; float f; }; // expected-error {{[err_not_supported_yet]}}
struct Input { Value value : TEXCOORD; }; // expected-note {{[note_hlsl_semantic_used_here]}}
float4 main(Input i) : SV_Target { return i.value.f; } // expected-note {{[note_previous_decl]}}
