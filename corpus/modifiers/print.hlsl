// RUN: hlslfe %s --emit=ast-print -T lib_6_6 | FileCheck %s
// Modifiers are printed in front, sorted, each once.
typedef precise float4 P;
static unorm P p;
globallycoherent RWBuffer<snorm float> b;
precise unorm float f(precise float x) { unorm precise float y = x; return (unorm float)y; }
// CHECK: typedef precise float4 P;
// CHECK: static unorm P p;
// CHECK: globallycoherent RWBuffer<snorm float> b;
// CHECK: precise unorm float f(precise float x)
// CHECK: precise unorm float y = x;
// CHECK: return (unorm float)y;
