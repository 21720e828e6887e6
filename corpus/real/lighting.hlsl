// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// A whole lighting pass in a dozen headers and more, some 1,500 lines: layered materials, cascades with soft edges, lights with an
// extent, probes, fog.  benchmarks/bench.py --only lighting measures it.
#include "include/lighting/constants.hlsli"
#include "include/lighting/buffers.hlsli"
#include "include/lighting/resources.hlsli"
#include "include/lighting/interface.hlsli"
#include "include/lighting/math.hlsli"
#include "include/lighting/surface.hlsli"
#include "include/lighting/material.hlsli"
#include "include/lighting/brdf.hlsli"
#include "include/lighting/shadows.hlsli"
#include "include/lighting/area_lights.hlsli"
#include "include/lighting/lights.hlsli"
#include "include/lighting/environment.hlsli"
#include "include/lighting/fog.hlsli"
#include "include/lighting/output.hlsli"

Output main(Interpolants input) {
  Surface s = make_surface(input);
  float2 pixel = input.position.xy;
  float2 dfg = environment_brdf(s);

  float3 color = s.emissive;
  color += shade_sun(s, pixel, dfg);
  uint used;
  color += shade_lights(s, pixel, 1u << (input.instance & 31), dfg, used);
  color += shade_environment(s, pixel, dfg);
  color = apply_fog(color, s.position, s.view, pixel, s.depth);
  color = expose(color);
  color = debug_color(s, color, used);
  return make_output(s, color, input.clip, input.previousClip);
}
