// RUN: hlslfe check %s -T lib_6_8 -verify
// SetMeshOutputCounts comes once, on each way to what is written; and there may not be too much of that.
struct V { float4 p : SV_Position; };

[shader("mesh")] [numthreads(8, 1, 1)] [outputtopology("line")]
void without(out vertices V v[2]) {
  v[0].p = 1; // expected-error {{'without' writes this without 'SetMeshOutputCounts'}}
  v[1].p = 1;
}

[shader("mesh")] [numthreads(8, 1, 1)] [outputtopology("line")]
void twice(uint i : SV_GroupIndex, out vertices V v[2]) {
  if (i < 4)
    SetMeshOutputCounts(2, 1); // expected-note {{the earlier one}}
  else
    SetMeshOutputCounts(0, 0); // expected-error {{'twice' has already called 'SetMeshOutputCounts'}}
  v[0].p = 1;
}

[shader("mesh")] [numthreads(8, 1, 1)] [outputtopology("line")]
void not_always(uint i : SV_GroupIndex, out vertices V v[2]) {
  if (i < 4)
    SetMeshOutputCounts(2, 1); // expected-note {{the earlier one}}
  v[0].p = 1; // expected-error {{'not_always' may come here without 'SetMeshOutputCounts'}}
}

struct Large { float4 p : SV_Position; float4 c[8] : C; };
[shader("mesh")] [numthreads(8, 1, 1)] [outputtopology("line")]
void too_large(out vertices Large v[256]) { // expected-error {{36864 bytes}}
  SetMeshOutputCounts(2, 1);
}
