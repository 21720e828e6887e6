// RUN: hlslfe %s -T ps_6_6 -verify
// DXC's optimiser leaves one user of each register.
// expected-no-diagnostics
Texture2D a : register(t0);
Texture2D b : register(t0);
RWBuffer<float4> c : register(u1);
RWBuffer<float4> d : register(u1);
static float4 spare;
float4 load() { return a.Load(0); }
void both(out float4 x, out float4 y) { x = a.Load(0); y = b.Load(0); }
float4 main(int i : I) : SV_Target {
  uint width, height;
  a.GetDimensions(width, height);
  float4 unused = a.Load(0);
  spare = load();
  float4 x, y;
  both(x, y);
  for (int k = 0; k < 4; k++)
    x = a.Load(k);
  if (false)
    return a.Load(1);
  d[i] = 2;
  float4 old = c[i];
  return y + b.Load(2);
}
