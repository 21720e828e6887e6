// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A literal has a type of its own, as in Clang and the HLSL specification; DXC computes with literals in 64 bits
// (docs/differences.md, "Literals").

// CHECK-LABEL: define noundef i1 @_Z5equalv()
// CHECK: ret i1 true
export bool equal() { return 0xFFFFFFFF == -1; }

// CHECK-LABEL: define noundef i1 @_Z4lessv()
// CHECK: ret i1 false
export bool less() { return -1 < 0xFFFFFFFF; }

// CHECK-LABEL: define noundef i64 @_Z7wrappedv()
// CHECK: ret i64 0
export int64_t wrapped() { return 0xFFFFFFFF + 1; }

// CHECK-LABEL: define noundef i1 @_Z9variablesji(
// CHECK: icmp eq i32
export bool variables(uint a, int b) { return a == b; }
