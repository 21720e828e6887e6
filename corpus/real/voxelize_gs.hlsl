// RUN: hlslfe %s -T gs_6_6 | FileCheck %s
// CHECK: define void @main()
// Projects each triangle along its dominant axis; the box keeps fragments of its own voxels.
struct Input { float3 world : WORLD; float3 normal : NORMAL; float2 uv : TEXCOORD; };
struct Output {
  float4 position : SV_Position;
  float3 world : WORLD;
  float2 uv : TEXCOORD;
  nointerpolation float4 bounds : BOUNDS;
  nointerpolation uint axis : AXIS;
};
cbuffer Volume : register(b0) { float3 g_center; float g_extent; float2 g_pixel; };

float3 swizzled(float3 v, uint axis) { return axis == 0 ? v.yzx : axis == 1 ? v.zxy : v; }

[maxvertexcount(3)]
void main(triangle Input input[3], inout TriangleStream<Output> stream) {
  float3 n = abs(cross(input[1].world - input[0].world, input[2].world - input[0].world));
  uint axis = n.x > n.y && n.x > n.z ? 0 : n.y > n.z ? 1 : 2;
  float3 local[3];
  [unroll] for (int i = 0; i < 3; ++i)
    local[i] = swizzled((input[i].world - g_center) / g_extent, axis);
  Output o;
  o.axis = axis;
  o.bounds.xy = min(local[0].xy, min(local[1].xy, local[2].xy)) - g_pixel;
  o.bounds.zw = max(local[0].xy, max(local[1].xy, local[2].xy)) + g_pixel;
  float2 middle = (local[0].xy + local[1].xy + local[2].xy) / 3;
  [unroll] for (int j = 0; j < 3; ++j) {
    o.position = float4(local[j].xy + normalize(local[j].xy - middle) * g_pixel * 1.414f, local[j].z * 0.5f + 0.5f, 1);
    o.world = input[j].world;
    o.uv = input[j].uv;
    stream.Append(o);
  }
}
