// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A tbuffer goes by register t; in the IR it differs in its name only.
tbuffer Palette : register(t3) { float4 colors[8]; }
tbuffer Implicit { float4 other; };
// CHECK: @Palette.tb = global target("dx.CBuffer", %__cblayout_Palette) poison
// CHECK: @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Palettest(i32 0, i32 3, i32 1, i32 0, ptr @Palette.str)
// CHECK: @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Implicitst(i32 0, i32 0, i32 1, i32 0, ptr @Implicit.str)
export float4 color(uint i) { return colors[i] + other; }
