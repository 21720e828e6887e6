// RUN: hlslfe link %s -verify
// The pixel shader decides on the mode, but it is rarely meant to be another one.
// expected-note@+1 {{'COLOR0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; nointerpolation float4 color : COLOR; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.color = p.xyzz;
  return v;
}
// expected-warning@+1 {{'COLOR0' is LinearCentroid here, but Constant where it is written; what counts is here}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, centroid float4 color : COLOR) : SV_Target { return color; }
