// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Overloads may differ in const alone: a const object takes the const one, any other prefers the plain one.
struct Counter {
  int n;
  int next() { n += 1; return n; }
  int next() const { return n + 1; }
  int next(int by) const { return n + by; }
};
int f(int k) {
  Counter a = {k};
  const Counter b = {k};
  return a.next() + b.next() + a.next(3) + b.next(k);
}
// CHECK-LABEL: define hidden noundef i32 @_Z1fi(
// CHECK: call noundef i32 @_ZN7Counter4nextEv(ptr noundef nonnull align 1 dereferenceable(4) %a)
// CHECK: call noundef i32 @_ZNK7Counter4nextEv(ptr noundef nonnull align 1 dereferenceable(4) %b)
// CHECK: call noundef i32 @_ZNK7Counter4nextEi(ptr noundef nonnull align 1 dereferenceable(4) %a, i32 noundef 3)
