// RUN: hlslfe %s -T lib_6_6 -auto-binding-space 7 | FileCheck %s
// compare: -T lib_6_6
// The space of what has no register; a written space wins.
RWBuffer<float> a;
RWBuffer<float> b : register(space2);
RWBuffer<float> c : register(u1);
RWBuffer<float> d[2];
float use(int i) { return d[i][0]; }
// CHECK-DAG: @_ZL1a, i32 noundef 0, i32 noundef 7,
// CHECK-DAG: @_ZL1b, i32 noundef 1, i32 noundef 2,
// CHECK-DAG: @_ZL1c, i32 noundef 1, i32 noundef 0,
// CHECK-DAG: i32 noundef 2, i32 noundef 7, i32 noundef 2, i32 noundef {{%.*}}, ptr noundef @d.str)
