// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Calls with effects as components: all are made before the vector, in their order, where nothing else is computed.
float next(inout uint state) {
  state = state * 1664525 + 1013904223;
  return state;
}

float as_float(uint value) { return value; }

// CHECK-LABEL: _Z10only_callsj
// CHECK-COUNT-3: call {{.*}}@_Z4nextRj
// CHECK-NEXT: load i32
// CHECK-NEXT: store i32
// CHECK-NEXT: insertelement
export float3 only_calls(uint state) { return float3(next(state), next(state), next(state)) - 0.5f; }

export float4 with_literals(uint state) { return float4(0, next(state), as_float(state + 1), 1); }
