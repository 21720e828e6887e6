// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// inout parameters of operators are copies, as those of any function; Clang 22 hands the operand itself to them, and
// `p += p` changes what it adds.
struct Pair { int l, r; };
void operator+=(inout Pair a, Pair b) { a.l += b.l; a.r += b.l; }
export Pair f(Pair p) {
  p += p;
  return p;
}
// CHECK-LABEL: define void @_Z1f4Pair(
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %agg.tmp, ptr align 1 %p, i32 8, i1 false)
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %tmp, ptr align 1 %p, i32 8, i1 false)
// CHECK: call void @_ZpLR4PairS_(ptr {{.*}} %tmp, ptr {{.*}} %agg.tmp)
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %p, ptr align 1 %tmp, i32 8, i1 false)
