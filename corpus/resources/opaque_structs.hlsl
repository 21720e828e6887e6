// RUN: hlslfe %s -T lib_6_6 --verify-ir | FileCheck %s
// A material as a struct of textures, samplers and numbers, filled from globals and handed about.
Texture2D base_map, normal_map;
SamplerState wrap;
struct Maps { Texture2D base; Texture2D normal; SamplerState state; };
struct Material { Maps maps; float roughness; };
Material load() {
  Material m = { base_map, normal_map, wrap, 0.5 };
  return m;
}
float4 shade(Material m, float2 uv) {
  return m.maps.base.Sample(m.maps.state, uv) * m.roughness + m.maps.normal.Sample(m.maps.state, uv);
}
float4 use(float2 uv) { return shade(load(), uv); }
// CHECK: %struct.Material = type { %struct.Maps, float }
// CHECK-LABEL: define hidden void @_Z4loadv(ptr {{.*}}sret(%struct.Material)
// CHECK-LABEL: define hidden {{.*}} <4 x float> @_Z5shade8MaterialDv2_f(ptr dead_on_return noundef %m,
