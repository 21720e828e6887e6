// RUN: hlslfe check %s -T lib_6_6 -verify
// So has each member.
struct In {
  float4 p : P;
  float2 t; // expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_hlsl_semantic_used_here]}}
};
[shader("vertex")]
float4 main(In i) : SV_Position { return i.p; } // expected-note {{[note_previous_decl]}}
