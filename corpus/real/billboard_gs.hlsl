// RUN: hlslfe %s -T gs_6_6 | FileCheck %s
// CHECK: define void @main()
// One point becomes a square that looks at the camera.
#include "include/common.hlsli"
struct Point { float3 center : POSITION; float2 size : SIZE; float4 color : COLOR; float angle : ANGLE; };
struct Vertex {
  float4 position : SV_Position;
  float4 color : COLOR;
  float2 uv : TEXCOORD;
  uint id : SV_PrimitiveID;
};
static const float2 CORNERS[4] = { float2(-1, -1), float2(-1, 1), float2(1, -1), float2(1, 1) };

[maxvertexcount(4)]
void main(point Point input[1], uint id : SV_PrimitiveID, inout TriangleStream<Vertex> stream) {
  Point p = input[0];
  if (p.size.x <= 0 || p.color.a < 1 / 255.0f)
    return;
  float3 right = g_view._m00_m10_m20, up = g_view._m01_m11_m21;
  float s, c;
  sincos(p.angle, s, c);
  float2x2 turn = { c, s, -s, c };
  Vertex v;
  v.color = p.color;
  v.id = id;
  for (uint i = 0; i < 4; ++i) {
    float2 corner = mul(CORNERS[i], turn) * p.size;
    v.position = mul(float4(p.center + right * corner.x + up * corner.y, 1), g_viewProjection);
    v.uv = CORNERS[i] * 0.5f + 0.5f;
    stream.Append(v);
  }
  stream.RestartStrip();
}
