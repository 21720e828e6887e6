// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Smoke: velocities and densities carried along, with vorticity put back.
RWTexture3D<float4> g_next : register(u0);
Texture3D<float4> g_state : register(t0);
Texture3D<float3> g_curl : register(t1);
SamplerState g_clamp : register(s0);
cbuffer Fluid : register(b0) { float3 g_size; float g_delta; float g_dissipation, g_buoyancy, g_confinement,
    g_weight; };

struct Cell {
  float3 velocity;
  float density;
  static Cell load(float3 at) {
    float4 v = g_state.SampleLevel(g_clamp, at / g_size, 0);
    Cell cell = { v.xyz, v.w };
    return cell;
  }
  float4 packed() { return float4(velocity, density); }
};

float3 curl_gradient(int3 at) {
  float3 g;
  [unroll] for (int axis = 0; axis < 3; ++axis) {
    int3 step_ = 0;
    step_[axis] = 1;
    g[axis] = length(g_curl[at + step_]) - length(g_curl[max(at - step_, 0)]);
  }
  return g;
}

[numthreads(4, 4, 4)]
void main(uint3 id : SV_DispatchThreadID) {
  float3 here = id + 0.5f;
  Cell own = Cell::load(here);
  Cell from = Cell::load(here - own.velocity * g_delta);
  from.density *= 1 - g_dissipation * g_delta;
  float3 gradient = curl_gradient(id);
  if (dot(gradient, gradient) > 1e-8f)
    from.velocity += g_confinement * cross(normalize(gradient), g_curl[id]) * g_delta;
  from.velocity.y += (g_buoyancy - g_weight * from.density) * from.density * g_delta;
  g_next[id] = from.packed();
}
