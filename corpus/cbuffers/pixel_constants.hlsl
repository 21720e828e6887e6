// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// compare: -T ps_6_6
// A pixel shader with constants: its wrapper initialises the buffer first.
cbuffer Frame : register(b0) { float4 view[4]; float3 eye; float time; }
struct V { float4 n : NORMAL; float4 uv : TEXCOORD0; };
float4 main(V i) : SV_Target { float4 o = view[0] * i.n.x + view[1] * i.n.y; o.xyz += eye; return o * time + i.uv; }
// CHECK-LABEL: define void @main()
// CHECK: call void @_GLOBAL__sub_I_pixel_constants.hlsl()
