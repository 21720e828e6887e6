// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Without <> a texture holds float4; sampler is SamplerState.
Texture2D a;
Texture2D<> b;
sampler s;
float4 f(float2 u) { return a.Sample(s, u) + b.Sample(s, u); }
// CHECK: _ZN4hlsl9Texture2DIDv4_fE6SampleENS_12SamplerStateEDv2_f(
