// RUN: hlslfe check %s -T lib_6_6 -verify
// There is one of them.
[shader("compute")]
[numthreads(8, 1, 1)]
void main(uint3 i : SV_GroupID1) {} // expected-error {{[err_hlsl_semantic_indexing_not_supported]}} expected-note {{[note_previous_decl]}}
