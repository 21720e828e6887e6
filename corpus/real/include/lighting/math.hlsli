// Small functions of everybody's use.
#ifndef LIGHTING_MATH
#define LIGHTING_MATH
#include "constants.hlsli"

template <typename T>
T square(T x) {
  return x * x;
}

float pow4(float x) {
  return square(square(x));
}

float pow5(float x) {
  return pow4(x) * x;
}

float max3(float3 v) {
  return max(v.x, max(v.y, v.z));
}

float min3(float3 v) {
  return min(v.x, min(v.y, v.z));
}

float luminance(float3 color) {
  return dot(color, float3(0.2126f, 0.7152f, 0.0722f));
}

// Faster than acos, off by at most 0.0003 rad.
float fast_acos(float x) {
  float a = abs(x);
  float r = -0.0187293f;
  r = r * a + 0.0742610f;
  r = r * a - 0.2121144f;
  r = r * a + 1.5707288f;
  r = r * sqrt(1 - a);
  return x >= 0 ? r : PI - r;
}

float fast_atan(float x) {
  float a = abs(x);
  float inverted = a > 1 ? 1 / a : a;
  float s = square(inverted);
  float r = -0.0464964749f;
  r = r * s + 0.15931422f;
  r = r * s - 0.327622764f;
  r = r * s * inverted + inverted;
  if (a > 1)
    r = PI / 2 - r;
  return x < 0 ? -r : r;
}

float remap(float value, float from, float to) {
  return saturate((value - from) / max(to - from, EPSILON));
}

float3 safe_normalize(float3 v) {
  float l = dot(v, v);
  return l > EPSILON ? v * rsqrt(l) : float3(0, 0, 1);
}

// A frame around a normal (Duff and others).
void make_basis(float3 n, out float3 t, out float3 b) {
  float s = n.z >= 0 ? 1.0f : -1.0f;
  float a = -1 / (s + n.z);
  float c = n.x * n.y * a;
  t = float3(1 + s * n.x * n.x * a, s * c, -s * n.x);
  b = float3(c, s + n.y * n.y * a, -n.y);
}

float2 rotate(float2 v, float angle) {
  float s = sin(angle), c = cos(angle);
  return float2(v.x * c - v.y * s, v.x * s + v.y * c);
}

// Octahedral packing of directions.
float2 octahedron_wrap(float2 v) {
  return (1 - abs(v.yx)) * select(v >= 0, float2(1, 1), float2(-1, -1));
}

float2 octahedron_encode(float3 n) {
  n /= abs(n.x) + abs(n.y) + abs(n.z);
  float2 e = n.z >= 0 ? n.xy : octahedron_wrap(n.xy);
  return e * 0.5f + 0.5f;
}

float3 octahedron_decode(float2 e) {
  e = e * 2 - 1;
  float3 n = float3(e, 1 - abs(e.x) - abs(e.y));
  float t = saturate(-n.z);
  n.xy += select(n.xy >= 0, float2(-t, -t), float2(t, t));
  return normalize(n);
}

// Random numbers.
uint hash(uint x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  x ^= x >> 16;
  return x;
}

float random(inout uint state) {
  state = hash(state);
  return (state >> 8) * (1.0f / 16777216.0f);
}

float interleaved_gradient_noise(float2 pixel, uint frame) {
  pixel += (frame & 63) * 5.588238f;
  return frac(52.9829189f * frac(dot(pixel, float2(0.06711056f, 0.00583715f))));
}

float2 vogel_disk(uint index, uint count, float angle) {
  float r = sqrt((index + 0.5f) / count);
  float theta = index * 2.4f + angle;
  float s = sin(theta), c = cos(theta);
  return r * float2(c, s);
}

float2 hammersley(uint index, uint count) {
  return float2((float)index / count, reversebits(index) * 2.3283064365386963e-10f);
}

// Depths.
float linear_depth(float depth, float nearPlane, float farPlane) {
  return nearPlane * farPlane / (farPlane - depth * (farPlane - nearPlane));
}

// Colours.
float3 srgb_to_linear(float3 c) {
  float3 low = c / 12.92f;
  float3 high = pow((c + 0.055f) / 1.055f, 2.4f.xxx);
  return select(c <= 0.04045f, low, high);
}

float3 linear_to_srgb(float3 c) {
  float3 low = c * 12.92f;
  float3 high = 1.055f * pow(max(c, float3(0, 0, 0)), (1 / 2.4f).xxx) - 0.055f;
  return select(c <= 0.0031308f, low, high);
}

float3 heat_map(float value) {
  float3 c = float3(4 * value - 2, 2 - abs(4 * value - 2), 2 - 4 * value);
  return saturate(c);
}

#endif
