// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// Bit-fields and unions have no place in the registers between stages.
struct Bits { uint a : 3; uint b : 4; }; // expected-error {{[err_not_supported_yet]}}
struct Input { Bits bits : TEXCOORD; }; // expected-note {{[note_hlsl_semantic_used_here]}}
float4 main(Input i) : SV_Target { return i.bits.a; } // expected-note {{[note_previous_decl]}}
