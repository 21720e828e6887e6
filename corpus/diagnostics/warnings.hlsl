// RUN: hlslfe check %s -T lib_6_6 2>&1 | FileCheck %s
// RUN: not hlslfe check %s -T lib_6_6 -Werror
// RUN: not hlslfe check %s -T lib_6_6 -Werror=vector-conversion
// RUN: hlslfe check %s -T lib_6_6 -w -Werror=no-such-group
// RUN: hlslfe check %s -T lib_6_6 -Wno-vector-conversion -Werror
export float2 f(float3 v) { return v; }
// CHECK: warnings.hlsl:6:{{[0-9]+}}: warning: {{.*}} [-Wvector-conversion]
