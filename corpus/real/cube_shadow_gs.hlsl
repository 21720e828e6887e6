// RUN: hlslfe %s -T gs_6_6 | FileCheck %s
// CHECK: define void @main()
// Six faces of a cube at once: one instance of the shader a face.
struct Input { float3 world : WORLD; };
struct Output { float4 position : SV_Position; float3 ray : RAY; uint face : SV_RenderTargetArrayIndex; };
cbuffer Cube : register(b0) { row_major float4x4 g_faces[6]; float3 g_light; float g_range; };

bool is_visible(float4 a, float4 b, float4 c) {
  bool3 left = bool3(a.x < -a.w, b.x < -b.w, c.x < -c.w);
  bool3 right = bool3(a.x > a.w, b.x > b.w, c.x > c.w);
  bool3 below = bool3(a.y < -a.w, b.y < -b.w, c.y < -c.w);
  bool3 above = bool3(a.y > a.w, b.y > b.w, c.y > c.w);
  return !(all(left) || all(right) || all(below) || all(above));
}

[instance(6)]
[maxvertexcount(3)]
void main(triangle Input input[3], uint face : SV_GSInstanceID, inout TriangleStream<Output> stream) {
  float4 clip[3];
  for (uint i = 0; i < 3; ++i)
    clip[i] = mul(float4(input[i].world, 1), g_faces[face]);
  if (!is_visible(clip[0], clip[1], clip[2]))
    return;
  for (uint j = 0; j < 3; ++j) {
    Output output = { clip[j], (input[j].world - g_light) / g_range, face };
    stream.Append(output);
  }
  stream.RestartStrip();
}
