// RUN: hlslfe link %s -verify
// After a geometry shader nobody numbers the primitives.
// expected-note@+1 {{to fix it, add 'uint : SV_PrimitiveID' to the outputs of 'gs_main' after 'SV_Position'}}
struct V { float4 p : SV_Position; };
[shader("geometry")] [maxvertexcount(3)]
// expected-note@+1 {{the geometry shader 'gs_main' is here}}
void gs_main(triangle V corners[3], inout TriangleStream<V> stream) {
  stream.Append(corners[0]);
}
// expected-error@+1 {{nothing feeds 'SV_PrimitiveID': it is not among the outputs of the geometry shader 'gs_main'}}
[shader("pixel")] float4 ps_main(V v, uint id : SV_PrimitiveID) : SV_Target { return id; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND}}
