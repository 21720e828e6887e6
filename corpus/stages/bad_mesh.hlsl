// RUN: hlslfe check %s -T lib_6_8 -verify
// What mesh and amplification shaders may not have: outputs can be written and nothing else.
struct V { float4 p : SV_Position; float2 uv : UV; };
struct P { float4 a; };
groupshared P shared_payload;

[shader("mesh")] [outputtopology("line")]
void no_threads() {} // expected-error {{needs 'numthreads'}}

[shader("mesh")] [numthreads(1, 1, 1)]
void no_topology() {} // expected-error {{needs 'outputtopology'}}

[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void wrong_indices(out indices uint2 t[1]) {} // expected-error {{array of uint3}}

[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")]
void counts(out indices uint2 t[2], out primitives V p[1]) {} // expected-error {{array of 2}}

[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")]
void reads(out vertices V v[2], out indices uint2 t[1]) {
  v[0].uv = v[1].uv; // expected-error {{'v' can only be written}}
  v[0].uv += 1; // expected-error {{'v' can only be written}}
  t[0].x = 1; // expected-error {{'t' can only be written}}
  (v[0].uv) = 2;
}

void halve(inout V v[2], int i) {
  v[i].p = 0;
  v[i].uv *= 0.5; // expected-error {{'v' can only be written}}
}
void hand_on(inout V v[2], inout uint2 t[1]) {
  halve(v, 0);
  t[0].x = 1; // expected-error {{'t' can only be written}}
}
float sum(V v[2]) { return v[0].uv.x + v[1].uv.x; }
void elsewhere(inout V v[2]);

[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")]
void reads_in_functions(out vertices V v[2], out indices uint2 t[1]) {
  SetMeshOutputCounts(2, 1);
  hand_on(v, t);
  V mine[2];
  halve(mine, 1);
  v[0].uv = sum(v); // expected-error {{'v' can only be written}}
  elsewhere(v); // expected-error {{'v' can only be written}}
}

[shader("mesh")] [numthreads(256, 1, 1)] // expected-error {{more than 128 threads}}
[outputtopology("line")]
void too_many_threads() {}

[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")]
void too_long(out vertices V v[300]) {} // expected-error {{at most 256}}

[shader("amplification")] [numthreads(1, 1, 1)]
void payload() {
  float4 mine = 1;
  DispatchMesh(1, 1, 1, mine); // expected-error {{of a struct type}}
  DispatchMesh(1, 1, 1, shared_payload);
}

[shader("pixel")]
void role(in payload P p) {} // expected-error {{'payload' is not for pixel shaders}}
