// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// `?:` between a constant and something else: values are chosen, and of places that of a copy.
struct S { float x; float2 y; };
cbuffer C { float a; float3 v; S s; }
static S mine;
export float scalars(bool b, float t) { return b ? a : t; }
export float3 vectors(bool b, float3 t) { return b ? v : t; }
export float structs(bool b) { return (b ? s : mine).y.x + (b ? mine : s).x; }
// CHECK-LABEL: @_Z7structsb(
// CHECK: phi ptr
export float both(bool b) { return (b ? s : s).x; }
// CHECK-LABEL: @_Z4bothb(
// CHECK: phi ptr addrspace(2)
