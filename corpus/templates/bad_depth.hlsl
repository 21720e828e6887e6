// RUN: not hlslfe check %s -T lib_6_6 2>&1 | FileCheck %s
// Templates that need each other without end: an error with the way there, shortened.
template <int N> int deep() { return deep<N + 1>(); }
export int f() { return deep<0>(); }
// CHECK: bad_depth.hlsl:3:38: error: templates need each other more than 1024 deep
// CHECK: note: in 'deep<1023>', which is needed here
// CHECK: note: (and {{[0-9]+}} more templates in between)
// CHECK: bad_depth.hlsl:4:25: note: in 'deep<0>', which is needed here
// CHECK: 1 error
