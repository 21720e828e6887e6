// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Rounded boxes with borders, gradients and shadows; one struct a shape, picked by an index.
enum Gradient { NONE = 0, LINEAR = 1, RADIAL = 2 };
struct Shape {
  float2 center, half_size;
  float4 radii;
  float4 colors[2];
  float4 border_color;
  float border, softness, angle;
  uint gradient;

  float distance_to(float2 p) {
    float2 r = p.x > 0 ? radii.xy : radii.zw;
    float radius = p.y > 0 ? r.x : r.y;
    float2 q = abs(p) - half_size + radius;
    return min(max(q.x, q.y), 0) + length(max(q, 0)) - radius;
  }
  float4 fill(float2 p) {
    float t = 0;
    [forcecase] switch (gradient) {
      case LINEAR:
        t = dot(p / half_size, float2(cos(angle), sin(angle))) * 0.5f + 0.5f;
        break;
      case RADIAL:
        t = length(p / half_size);
        break;
    }
    return lerp(colors[0], colors[1], saturate(t));
  }
};
StructuredBuffer<Shape> g_shapes : register(t0);

float4 main(noperspective float4 position : SV_Position, nointerpolation uint index : SHAPE) : SV_Target {
  Shape shape = g_shapes[index];
  float2 p = position.xy - shape.center;
  float d = shape.distance_to(p), width = max(fwidth(d), shape.softness);
  float inside = saturate(0.5f - d / width), core = saturate(0.5f - (d + shape.border) / width);
  float4 color = lerp(shape.border_color, shape.fill(p), core);
  color.a *= inside;
  return float4(color.rgb * color.a, color.a);
}
