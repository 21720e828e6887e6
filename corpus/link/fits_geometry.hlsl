// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// A geometry shader between: each pair on its own.
struct V { float4 p : SV_Position; float2 uv : UV; };
[shader("vertex")] V vs_main(float3 p : POSITION) {
  V v = {float4(p, 1), p.xy};
  return v;
}
[shader("geometry")] [maxvertexcount(3)]
void gs_main(triangle V corners[3], inout TriangleStream<V> stream) {
  stream.Append(corners[0]);
}
[shader("pixel")] float4 ps_main(V v) : SV_Target { return v.uv.xyxy; }
