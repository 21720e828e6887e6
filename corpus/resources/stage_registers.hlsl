// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// Registers for one stage only, as DXC has them.
Buffer<float> a : register(vs, t3) : register(ps_5_0, t5);
Buffer<float> b : register(ps, t7, space1);
Buffer<float> c : register(vs_6_0, t1);
float4 main() : SV_Target { return a[0] + b[1] + c[2]; }
// CHECK-DAG: @_ZL1a, i32 noundef 5, i32 noundef 0,
// CHECK-DAG: @_ZL1b, i32 noundef 7, i32 noundef 1,
// CHECK-DAG: __createFromImplicitBinding{{.*}} @_ZL1c, i32 noundef 0,
