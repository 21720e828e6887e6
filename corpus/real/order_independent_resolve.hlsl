// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Sorts the list of a pixel by insertion and blends from back to front.
struct Node { uint color; float depth; uint next; };
StructuredBuffer<Node> g_nodes : register(t0);
Texture2D<uint> g_heads : register(t1);
Texture2DMS<float4, 4> g_opaque : register(t2);
#define MOST 16
static const uint END = 0xffffffffu;

float4 unpack(uint c) { return float4(c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255) / 255.0f; }

struct Sorted {
  uint colors[MOST];
  float depths[MOST];
  int count;
  void insert(Node node) {
    int at = count < MOST ? count++ : MOST - 1;
    while (at > 0 && depths[at - 1] < node.depth) {
      depths[at] = depths[at - 1];
      colors[at] = colors[at - 1];
      --at;
    }
    depths[at] = node.depth;
    colors[at] = node.color;
  }
};

float4 main(float4 position : SV_Position) : SV_Target {
  int2 at = position.xy;
  Sorted sorted = (Sorted)0;
  uint guard = 0;
  for (uint node = g_heads[at]; node != END && guard < 64; node = g_nodes[node].next, ++guard)
    sorted.insert(g_nodes[node]);
  float4 color = 0;
  [unroll] for (int s = 0; s < 4; ++s)
    color += g_opaque.Load(at, s) * 0.25f;
  for (int i = 0; i < sorted.count; ++i) {
    float4 over = unpack(sorted.colors[i]);
    color.rgb = lerp(color.rgb, over.rgb, over.a);
  }
  return color;
}
