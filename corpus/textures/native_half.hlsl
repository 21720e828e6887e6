// RUN: hlslfe %s -T lib_6_6 -enable-16bit-types | FileCheck %s
// Textures of native 16-bit numbers.
Texture2D<half4> a;
Texture2D<int16_t2> b;
SamplerState s;
half4 f(float2 u) { return a.Sample(s, u) + b.Load(int3(0, 0, 0)).x; }
// CHECK: target("dx.Texture", <4 x half>, 0, 0, 0, 2)
// CHECK: target("dx.Texture", <2 x i16>, 0, 0, 1, 2)
// CHECK: <4 x half> @llvm.dx.resource.sample.v4f16.
