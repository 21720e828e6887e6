// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Resources inside of a cbuffer are globals of their own.
cbuffer Frame : register(b0) {
  float scale;
  RWBuffer<float> values;
  Buffer<int> table : register(t4);
  float offset;
  RWStructuredBuffer<float> sums[2];
}
float use() {
  values[0] = scale;
  return table[1] + offset + sums[1][0];
}
namespace N {
  cbuffer More { RWBuffer<int> counts; int which; }
  int count() { return counts[which]; }
}
// CHECK: %__cblayout_Frame = type <{ float, float }>
// CHECK: @_ZL6values = internal global %"class.hlsl::RWBuffer" poison, align 4
// CHECK: @_ZN1NL6countsE = internal global
// CHECK-LABEL: define internal void @_GLOBAL__sub_I_in_cbuffer.hlsl()
// CHECK: call void @__cxx_global_var_init()
// CHECK: call void @_init_buffer_Frame.cb()
