// RUN: hlslfe check %s -T lib_6_8 -verify
// What hull and domain shaders may not have.
struct V { float4 p : SV_Position; };
struct Tri { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
struct Quad {
  float e[4] : SV_TessFactor; // expected-error {{one array of 3}}
  float i[2] : SV_InsideTessFactor; // expected-error {{one float}}
};

Tri tri(InputPatch<V, 3> p) { return (Tri)0; }
Quad quad(InputPatch<V, 3> p) { return (Quad)0; }
Tri four(InputPatch<V, 4> p) { return (Tri)0; } // expected-error {{4 control points here, but 3 there}}
float4 no_factors(InputPatch<V, 3> p) : K { return 0; } // expected-error {{'SV_TessFactor'}} expected-error {{'SV_InsideTessFactor'}}

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputcontrolpoints(3)] [patchconstantfunc("tri")]
V no_topology(InputPatch<V, 3> p) { return p[0]; } // expected-error {{needs 'outputtopology'}}

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)]
[patchconstantfunc("quad")]
V wrong_domain(InputPatch<V, 3> p) { return p[0]; }

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)]
[patchconstantfunc("four")]
V wrong_patch(InputPatch<V, 3> p) { return p[0]; }

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)]
[patchconstantfunc("no_factors")]
V missing_factors(InputPatch<V, 3> p) { return p[0]; }

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)]
[patchconstantfunc("nothing")] // expected-error {{no function 'nothing'}}
V no_function(InputPatch<V, 3> p) { return p[0]; }

[shader("hull")] [domain("isoline")] [partitioning("integer")]
[outputtopology("triangle_cw")] // expected-error {{'point' or 'line'}}
[outputcontrolpoints(2)] [patchconstantfunc("lines")]
V wrong_topology(InputPatch<V, 2> p) { return p[0]; }
struct Lines { float e[2] : SV_TessFactor; };
Lines lines() { return (Lines)0; }

[shader("domain")] [domain("tri")]
V wrong_class(InputPatch<V, 3> p) { return p[0]; } // expected-error {{'InputPatch' is not for domain shaders}}

[shader("domain")] [domain("tri")]
V writes(OutputPatch<V, 3> p) { // expected-note {{'p' is declared here}}
  p[0].p = 1; // expected-error {{'p' is const}}
  return p[0];
}

void too_big(InputPatch<V, 33> p) {} // expected-error {{1 to 32 control points}}
