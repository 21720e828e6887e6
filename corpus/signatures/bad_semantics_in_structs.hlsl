// RUN: hlslfe check %s -T lib_6_6 -verify
// Mistakes below a parameter name each field on the way out.
struct Leaf { float ok : OK; float bare; }; // expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_hlsl_semantic_used_here]}}
struct Branch { Leaf leaf; }; // expected-note {{[note_hlsl_semantic_used_here]}}
struct Twice {
  float a : A; // expected-note {{[note_previous_use]}}
  float b : A0; // expected-error {{[err_hlsl_semantic_index_overlap]}} expected-note {{[note_hlsl_semantic_used_here]}}
};
[shader("vertex")]
float4 missing(Branch b) : SV_Position { return b.leaf.ok; } // expected-note {{[note_previous_decl]}}

[shader("vertex")]
float4 covered(Branch b : ALL, Twice t : TWICE) : SV_Position { return b.leaf.bare; }

[shader("vertex")]
float4 overlap(Twice t) : SV_Position { return t.a; } // expected-note {{[note_previous_decl]}}

[shader("vertex")]
float4 ranges(float a[3] : R1, float b : r3) : SV_Position { return b; } // expected-error {{[err_hlsl_semantic_index_overlap]}} expected-note {{[note_previous_use]}} expected-note {{[note_previous_decl]}}

struct Result { float4 p : SV_Position; float extra; }; // expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_hlsl_semantic_used_here]}}
[shader("vertex")]
Result result(float4 a : A) { Result r = { a, 1 }; return r; }

[shader("vertex")]
float4 no_result(float4 a : A) { return a; } // expected-error {{[err_hlsl_missing_semantic_annotation]}}

float4 helper(float4 a) { return a; }
