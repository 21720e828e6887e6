// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Members are variables of address space 2, in a packed layout; each one is loaded where it is read.
cbuffer Frame : register(b1, space2) { float4 tint; float3 eye; float time; uint2 cell; uint count; bool bright; }
// CHECK: %__cblayout_Frame = type <{ <4 x float>, <3 x float>, float, <2 x i32>, i32, i32 }>
// CHECK: @Frame.cb = global target("dx.CBuffer", %__cblayout_Frame) poison
// CHECK: @tint = external hidden addrspace(2) global <4 x float>, align 16
// CHECK: @bright = external hidden addrspace(2) global i32, align 4
// CHECK: @Frame.str = private unnamed_addr constant [6 x i8] c"Frame\00", align 1
// CHECK-LABEL: @_init_buffer_Frame.cb()
// CHECK: %Frame.cb_h = call target("dx.CBuffer", %__cblayout_Frame) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Framest(i32 2, i32 1, i32 1, i32 0, ptr @Frame.str)
// CHECK-NEXT: store target("dx.CBuffer", %__cblayout_Frame) %Frame.cb_h, ptr @Frame.cb, align 4
export float4 shade() { return bright ? tint * time : float4(eye, count); }
// CHECK-LABEL: @_Z5shadev()
// CHECK: load i32, ptr addrspace(2) @bright, align 4
// CHECK: load <4 x float>, ptr addrspace(2) @tint, align 16
export uint neighbour() { return cell.y + 1; }
// CHECK: !hlsl.cbs = !{[[NODE:![0-9]+]]}
// CHECK: [[NODE]] = !{ptr @Frame.cb, ptr addrspace(2) @tint, ptr addrspace(2) @eye, ptr addrspace(2) @time,
