// RUN: hlslfe %s -T lib_6_6 2>/dev/null | FileCheck %s
// compare: -T lib_6_6
// Plain globals are the members of $Globals, which comes last of all.
float4 tint;
extern float2 gain;
static float mine = 2;
cbuffer Other { float in_between; }
float2 size;
export float4 f() { return tint * gain.x * mine + in_between + size.x; }
// CHECK: %"__cblayout_$Globals" = type <{ <4 x float>, <2 x float>, <2 x float> }>
// CHECK: @"$Globals.cb" = global target("dx.CBuffer", %"__cblayout_$Globals") poison
// CHECK-LABEL: @"_init_buffer_$Globals.cb"()
// CHECK: @"llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst"(i32 1, i32 0, i32 1, i32 0, ptr @"$Globals.str")
// CHECK-LABEL: @_GLOBAL__sub_I_globals.hlsl()
// CHECK: call void @_init_buffer_Other.cb()
// CHECK-NEXT: call void @"_init_buffer_$Globals.cb"()
// CHECK: !hlsl.cbs = !{[[OTHER:![0-9]+]], [[GLOBALS:![0-9]+]]}
// CHECK: [[GLOBALS]] = !{ptr @"$Globals.cb", ptr addrspace(2) @tint, ptr addrspace(2) @gain, ptr addrspace(2) @size}
