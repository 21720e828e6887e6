// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Resources are initialised whether anybody uses them or not; arrays are nothing until then.
RWStructuredBuffer<float> unused;
Buffer<int> many[4];
// CHECK: @_ZL6unused = internal global
// CHECK-NOT: many
// CHECK: define internal void @_GLOBAL__sub_I_unused.hlsl()
