// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Registers in both cases, the largest number, a register and a space apart.
RWBuffer<float> a : register(U3);
Buffer<float> b : register(T4294967295, space4294967295);
RWBuffer<float> c : register(u3) : register(space2);
ByteAddressBuffer d : register(t007);
// CHECK-DAG: @_ZL1a, i32 noundef 3, i32 noundef 0,
// CHECK-DAG: @_ZL1b, i32 noundef -1, i32 noundef -1,
// CHECK-DAG: @_ZL1d, i32 noundef 7, i32 noundef 0,
