// RUN: hlslfe link %s -verify
// Only the first stream goes on to the pixel shader.
struct A { float4 p : SV_Position; };
// expected-note@+1 {{'UV0' is an output of 'gs_main' here}}
struct B { float2 uv : UV; };
[shader("geometry")] [maxvertexcount(3)]
// expected-note@+1 {{to fix it, move it to the first stream of 'gs_main'}}
void gs_main(point A corners[1], inout PointStream<A> first, inout PointStream<B> second) {
  first.Append(corners[0]);
  B b;
  b.uv = corners[0].p.xy;
  second.Append(b);
}
// expected-error@+1 {{nothing feeds 'UV0': it is written to stream 1, and only stream 0 goes on}}
[shader("pixel")] float4 ps_main(float4 p : SV_Position, float2 uv : UV) : SV_Target { return uv.xyxy; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND}}
