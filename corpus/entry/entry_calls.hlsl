// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// An entry point can be called like any function, by itself and by other entries; the wrapper stays apart.
[shader("vertex")] float4 vs(float4 a : A) : SV_Position { return a * 2; }
[shader("pixel")] float4 ps(float4 a : A) : SV_Target { return vs(a) + 1; }
// CHECK-LABEL: define internal {{.*}} <4 x float> @_Z2vsDv4_f(
// CHECK-LABEL: define void @vs()
// CHECK-LABEL: define internal {{.*}} <4 x float> @_Z2psDv4_f(
// CHECK: call {{.*}} <4 x float> @_Z2vsDv4_f(
// CHECK-LABEL: define void @ps()
