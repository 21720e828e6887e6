// The surface under a pixel, as the lights see it.
#ifndef LIGHTING_SURFACE
#define LIGHTING_SURFACE
#include "constants.hlsli"
#include "math.hlsli"

struct Surface {
  float3 position;
  float depth;
  float3 normal;
  float3 geometryNormal;
  float3 view;
  float3 tangent;
  float3 bitangent;

  float3 diffuse;
  float3 f0;
  float f90;
  float perceptualRoughness;
  float alpha;
  float occlusion;
  float opacity;
  float3 emissive;

  float clearCoat;
  float clearCoatAlpha;
  float anisotropy;
  float3 sheenColor;
  float sheenAlpha;
  float3 subsurface;
  float thickness;
  uint flags;

  float nov() {
    return max(dot(normal, view), 1e-4f);
  }

  float3 mirrored() {
    return reflect(-view, normal);
  }

  bool has(uint flag) {
    return (flags & flag) != 0;
  }
};

#endif
