// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Four targets: albedo, normal, material, velocity; masked by alpha.
#include "include/common.hlsli"
struct Material { float4 tint; float2 tiling; float roughness, metallic; uint textures; uint flags; };
StructuredBuffer<Material> g_materials : register(t0);
Texture2D g_textures[] : register(t0, space1);
SamplerState g_anisotropic : register(s0);
struct Input {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  float2 uv : TEXCOORD0;
  float3 now : TEXCOORD1;
  float3 before : TEXCOORD2;
  nointerpolation uint material : MATERIAL;
  bool front : SV_IsFrontFace;
};
struct Output {
  float4 albedo : SV_Target0;
  float2 normal : SV_Target1;
  float3 material : SV_Target2;
  float2 velocity : SV_Target3;
};
#define TWO_SIDED 1u
#define MASKED 2u

Output main(Input input) {
  Material m = g_materials[input.material];
  float2 uv = input.uv * m.tiling;
  float4 albedo = m.tint * g_textures[NonUniformResourceIndex(m.textures)].Sample(g_anisotropic, uv);
  if ((m.flags & MASKED) && albedo.a < 0.5f)
    discard;
  float3 orm = g_textures[NonUniformResourceIndex(m.textures + 1)].Sample(g_anisotropic, uv).rgb;
  float3 n = normalize(input.normal);
  Output output;
  output.albedo = albedo;
  output.normal = encode_normal((m.flags & TWO_SIDED) && !input.front ? -n : n);
  output.material = float3(orm.r, orm.g * m.roughness, orm.b * m.metallic);
  output.velocity = input.now.xy / input.now.z - input.before.xy / input.before.z;
  return output;
}
