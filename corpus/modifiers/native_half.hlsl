// RUN: hlslfe %s -T lib_6_6 -enable-16bit-types | FileCheck %s
// Normalised native halves have component types of their own.
RWBuffer<unorm half4> a;
RWBuffer<snorm half> b;
void f() { a[0] = b[1]; }
// CHECK: target("dx.TypedBuffer", <4 x half>, 1, 0, 12)
// CHECK: target("dx.TypedBuffer", half, 1, 0, 11)
// CHECK: !{!"a", i32 12, !"UNormF16"}
// CHECK: !{!"b", i32 11, !"SNormF16"}
