// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arguments are computed from the left to the right, as in Clang; DXC goes from the right to the left
// (docs/differences.md, "Order of arguments").
static int n;
int next() { return ++n; }
int digits(int a, int b) { return a * 10 + b; }

// 12; DXC: 21
export int of_calls() { n = 0; return digits(next(), next()); }

// 56; DXC: 55
export int of_a_variable() { int i = 5; return digits(i++, i); }
// CHECK-LABEL: define noundef i32 @_Z13of_a_variablev()
// CHECK: [[OLD:%.*]] = load i32, ptr %i
// CHECK: store i32 %inc, ptr %i
// CHECK: [[NEW:%.*]] = load i32, ptr %i
// CHECK: call noundef i32 @_Z6digitsii(i32 noundef [[OLD]], i32 noundef [[NEW]])

// Operands go from the left in both, the right side of an assignment comes first.
export int of_operands() { n = 0; return next() * 10 + next(); }
export int of_assignments() { n = 0; int a[3] = {0, 0, 0}; a[next()] = next(); return a[2]; }
