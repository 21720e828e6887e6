// RUN: hlslfe check %s -T lib_6_6 -verify
// Threads are counted.
[shader("compute")]
[numthreads(8, 1, 1)]
void main(float3 i : SV_DispatchThreadID) {} // expected-error {{[err_hlsl_semantic_invalid_type]}} expected-note {{[note_previous_decl]}}
