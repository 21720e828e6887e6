// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The implicit order counts resources, counters and arrays as they are declared; what has a register takes no place.
RWBuffer<float> a;
RWBuffer<float> b : register(u7);
RWStructuredBuffer<float> c : register(space2);
Buffer<int> d[3];
RWStructuredBuffer<int> e[] : register(u0, space9);
RWBuffer<float> f;
int last(int i) { return d[2][i] + e[i][0] + (int)f[i]; }
// CHECK-DAG: @_ZL1a, i32 noundef 0, i32 noundef 0, i32 noundef 1,
// CHECK-DAG: @_ZL1b, i32 noundef 7, i32 noundef 0, i32 noundef 1,
// CHECK-DAG: @_ZL1c, i32 noundef 1, i32 noundef 2, i32 noundef 1, {{.*}} i32 noundef 2)
// CHECK-DAG: @_ZL1f, i32 noundef 5, i32 noundef 0,
// CHECK-DAG: %tmp, i32 noundef 3, i32 noundef 0, i32 noundef 3, i32 noundef 2, ptr noundef @d.str)
// CHECK-DAG: i32 noundef 0, i32 noundef 9, i32 noundef -1, i32 noundef {{%.*}}, ptr noundef @e.str, i32 noundef 4)
