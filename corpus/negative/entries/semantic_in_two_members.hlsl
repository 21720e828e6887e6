// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// Two results for one target.
struct Out {
  float4 a : SV_Target1; // expected-note {{[note_previous_use]}}
  float4 b : SV_Target1; // expected-error {{[err_hlsl_semantic_index_overlap]}} expected-note {{[note_hlsl_semantic_used_here]}}
};
Out main(float4 p : P) { Out o; o.a = p; o.b = p; return o; }
