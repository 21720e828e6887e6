// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Sizes are those of DXC: a float3 has 12 bytes. Clang 22 rounds vectors up to a power of two and packs structs to the
// byte (docs/differences.md, "Sizes").
struct S { float a; double b; float3 c; };

export uint vector() { return sizeof(float3); }
// CHECK-LABEL: define noundef i32 @_Z6vectorv(
// CHECK: ret i32 12

export uint record(S s) { return sizeof s; }
// CHECK-LABEL: define noundef i32 @_Z6record1S(
// CHECK: ret i32 32

export uint same() { return sizeof(float) + sizeof(bool) + sizeof(double2) + sizeof(int[3]); }
// CHECK-LABEL: define noundef i32 @_Z4samev(
// CHECK: ret i32 36
