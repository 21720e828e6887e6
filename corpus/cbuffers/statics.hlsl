// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// compare: -T ps_6_6
// Static variables may start with constants of buffers: the entry point computes them first.
cbuffer C { float4 tint; float gain; }
static float4 bright = tint * gain;
static const float twice = gain + gain;
float4 main() : SV_Target { static float once = gain; return bright + twice + once; }
// CHECK-LABEL: define void @main()
// CHECK-NEXT: entry:
// CHECK-NEXT: call void @_GLOBAL__sub_I_statics.hlsl()
// CHECK-LABEL: @__cxx_global_var_init()
// CHECK: load <4 x float>, ptr addrspace(2) @tint, align 16
