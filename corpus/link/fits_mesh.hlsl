// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// Mesh shaders feed by name: a pixel shader packs what belongs to vertices and to primitives together.
struct V { float4 p : SV_Position; float2 uv : UV; };
struct Primitive { uint material : MAT; };
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void ms_main(out vertices V v[3], out indices uint3 i[1], out primitives Primitive q[1]) {
  SetMeshOutputCounts(3, 1);
  V x = (V)0;
  v[0] = x;
  v[1] = x;
  v[2] = x;
  i[0] = uint3(0, 1, 2);
  Primitive y;
  y.material = 1;
  q[0] = y;
}
[shader("pixel")] float4 ps_main(float4 p : SV_Position, uint material : MAT, float2 uv : UV) : SV_Target {
  return uv.xyxy * material;
}
