// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// compare: -T ps_6_6
// CHECK: define void @main()
// The part of the lighting pass that needs no resources: what Clang 22 can compile, too.
#include "include/lighting/constants.hlsli"
#include "include/lighting/math.hlsli"
#include "include/lighting/surface.hlsli"
#include "include/lighting/brdf.hlsli"

float4 main(float3 normal : NORMAL, float3 view : VIEW, float3 light : LIGHT, float4 albedo : ALBEDO,
            float4 layers : LAYERS, uint flags : FLAGS) : SV_Target {
  Surface s = (Surface)0;
  s.flags = flags;
  s.normal = s.geometryNormal = safe_normalize(normal);
  s.view = safe_normalize(view);
  make_basis(s.normal, s.tangent, s.bitangent);
  s.diffuse = srgb_to_linear(albedo.rgb);
  s.f0 = 0.04f;
  s.f90 = 1;
  s.perceptualRoughness = max(albedo.a, MIN_ROUGHNESS);
  s.alpha = square(s.perceptualRoughness);
  s.clearCoat = layers.x;
  s.clearCoatAlpha = square(max(layers.y, MIN_ROUGHNESS));
  s.anisotropy = layers.z;
  s.sheenColor = s.diffuse * layers.w;
  s.sheenAlpha = 0.5f;
  uint state = flags;
  float3 color = 0;
  for (uint i = 0; i < 4; ++i) {
    float3 jitter = float3(random(state), random(state), random(state)) - 0.5f;
    color += shade(s, safe_normalize(light + jitter * 0.1f), 1, float2(0.9f, 0.05f));
  }
  return float4(linear_to_srgb(color / 4), 1);
}
