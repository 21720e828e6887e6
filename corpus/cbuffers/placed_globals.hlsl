// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// register(cN) places a member of $Globals; the others follow behind.
float a : register(c3);
float b;
float c : register(c1);
// CHECK: %"__cblayout_$Globals" = type <{ target("dx.Padding", 16), float, target("dx.Padding", 28), float, float }>
export float f() { return a + b + c; }
