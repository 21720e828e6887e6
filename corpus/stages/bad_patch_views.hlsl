// RUN: hlslfe check %s -verify
struct V { float4 p : SV_Position; float2 uv : UV; }; // expected-note {{[note_previous_use]}}
struct Missing { float3 n : NORMAL; }; // expected-error {{[err_hlsl_patch_element]}}
struct Wider { float3 uv : UV; }; // expected-error {{[err_hlsl_patch_element]}}
struct None { float2 uv; }; // expected-error {{[err_hlsl_missing_semantic_annotation]}} expected-note {{[note_hlsl_semantic_used_here]}}
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };

C missing(InputPatch<Missing, 3> p) { return (C)0; }
C wider(OutputPatch<Wider, 3> p) { return (C)0; }
C none(OutputPatch<None, 3> p) { return (C)0; } // expected-note {{[note_previous_decl]}}

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)] [patchconstantfunc("missing")]
V first(InputPatch<V, 3> p) { return p[0]; }
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)] [patchconstantfunc("wider")]
V second(InputPatch<V, 3> p) { return p[0]; }
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)] [patchconstantfunc("none")]
V third(InputPatch<V, 3> p) { return p[0]; }
