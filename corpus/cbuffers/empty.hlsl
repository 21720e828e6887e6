// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A buffer without members leaves nothing behind but its place in the order of bindings; `;` may follow a buffer.
cbuffer Nothing { }
cbuffer OnlyStatic { static float kept = 2; static const int four = 4; };
cbuffer Real { float x;; };
// CHECK-NOT: Nothing
// CHECK-NOT: OnlyStatic
// CHECK: @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Realst(i32 2, i32 0, i32 1, i32 0, ptr @Real.str)
export float f() { kept += 1; return x + kept * four; }
// CHECK: !hlsl.cbs = !{{{![0-9]+}}}
