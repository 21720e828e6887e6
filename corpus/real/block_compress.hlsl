// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// A quick BC1 encoder: ends of the box of the colours, sixteen indices of two bits.
Texture2D<float4> g_source : register(t0);
RWTexture2D<uint2> g_blocks : register(u0);
SamplerState g_clamp : register(s0);
cbuffer Compress : register(b0) { float2 g_texel; uint2 g_count; };

uint to_565(float3 c) {
  uint3 q = uint3(round(saturate(c) * float3(31, 63, 31)));
  return q.r << 11 | q.g << 5 | q.b;
}
float3 from_565(uint c) { return float3(c >> 11, c >> 5 & 63, c & 31) / float3(31, 63, 31); }

void load_block(uint2 block, out float3 texels[16]) {
  [unroll] for (uint row = 0; row < 4; row += 2) {
    [unroll] for (uint column = 0; column < 4; column += 2) {
      float2 uv = (block * 4 + uint2(column, row) + 1) * g_texel;
      float4 r = g_source.GatherRed(g_clamp, uv), g = g_source.GatherGreen(g_clamp, uv),
          b = g_source.GatherBlue(g_clamp, uv);
      uint first = row * 4 + column;
      texels[first] = float3(r.w, g.w, b.w);
      texels[first + 1] = float3(r.z, g.z, b.z);
      texels[first + 4] = float3(r.x, g.x, b.x);
      texels[first + 5] = float3(r.y, g.y, b.y);
    }
  }
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (any(id.xy >= g_count))
    return;
  float3 texels[16], low = 1, high = 0;
  load_block(id.xy, texels);
  for (uint i = 0; i < 16; ++i) {
    low = min(low, texels[i]);
    high = max(high, texels[i]);
  }
  float3 inset = (high - low) / 16;
  uint a = to_565(high - inset), b = to_565(low + inset);
  if (a < b) {
    uint t = a;
    a = b;
    b = t;
  }
  float3 end0 = from_565(a), axis = from_565(b) - end0;
  float scale = 3 / max(dot(axis, axis), 1e-6f);
  uint indices = 0;
  static const uint ORDER[4] = { 0, 2, 3, 1 };
  for (uint k = 0; k < 16; ++k)
    indices |= ORDER[uint(clamp(dot(texels[k] - end0, axis) * scale + 0.5f, 0, 3))] << 2 * k;
  g_blocks[id.xy] = uint2(a | b << 16, indices);
}
