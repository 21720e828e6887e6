// RUN: hlslfe sig %s -T hs_6_6 | FileCheck %s
// RUN: hlslfe check %s -T hs_6_6 -verify
// Of several functions that give tessellation factors the last is taken, as DXC does; others do not count.
struct V { float4 p : POSITION; };
struct First { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 c : COLOR; };
struct Last { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float2 t : TEXCOORD; };

First constants(InputPatch<V, 3> patch) { return (First)1; }
Last constants() { return (Last)2; } // expected-note {{[note_hlsl_patch_constant_chosen]}}
float4 constants(float a) { return a; }

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")] // expected-warning {{[warn_hlsl_patch_constant_overloads]}}
V main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID) { return patch[i]; }
// CHECK: patch constants
// CHECK-NOT: COLOR
// CHECK: TEXCOORD 0 float2
