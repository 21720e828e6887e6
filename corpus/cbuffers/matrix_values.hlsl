// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Matrices that fill their rows: whole, by element, in arrays.
cbuffer C { float4x4 world; float4x4 views[3]; float4x3 skin; int n; }
float element() { return world[0][1]; }
float4x4 picked(int i) { return i > 1 ? world : views[i]; }
float4x4 local() { float4x4 m = views[n]; m += world; return m; }
float4x3 narrow() { return skin; }
// CHECK: %__cblayout_C = type <{ [16 x float], [3 x [16 x float]], [12 x float],
// CHECK-LABEL: define hidden {{.*}} <16 x float> @_Z5localv(
