// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// Words of older shaders before globals mean what is the case without them.
uniform float4x4 world;
extern uniform float4 tint;
shared float gain;
uniform const float bias;
// CHECK: %"__cblayout_$Globals" = type <{ [16 x float], <4 x float>, float, float }>
// CHECK: @tint = external hidden addrspace(2) global <4 x float>, align 16
// CHECK: @_ZL4bias = external hidden addrspace(2) constant float, align 4
float4 shade(uniform float scale, float4 v) { return v * scale; }
float4 main(float4 v : TEXCOORD) : SV_Target { return shade(gain, mul(v, world) * tint + bias); }
