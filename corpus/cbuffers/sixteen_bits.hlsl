// RUN: hlslfe %s -T lib_6_6 -enable-16bit-types | FileCheck %s
// compare: -T lib_6_6 -fnative-half-type -fnative-int16-type
// With 16-bit types on, half has 2 bytes; in the last row of a matrix an element counts 4 all the same.
cbuffer C { half h; int16_t s; half3 h3; half4 h4; float f; half list[2]; half2x2 m; half after; }
// CHECK: %__cblayout_C = type <{ half, i16, <3 x half>, target("dx.Padding", 6), <4 x half>, float, target("dx.Padding", 4), <{ [1 x <{ half, target("dx.Padding", 14) }>], half }>, target("dx.Padding", 14), <{ [1 x <{ <2 x half>, target("dx.Padding", 12) }>], <2 x half> }>, target("dx.Padding", 4), half }>
export half sum(int i) { return h + h4.z + list[i] + h3.y + m[1][i] + after; }
export int16_t integer() { return s; }
// CHECK-LABEL: @_Z3sumi(
// CHECK: load half, ptr addrspace(2) @h, align 2
