// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What ends with its function, or with its expression, is moved: by functions of their own that do the same.
Buffer<float> g;
struct S { float k; Buffer<float> b; };
struct N { S s; S t; };
S make() { S s; s.k = 2; s.b = g; return s; }
N both(S s) { N n; n.s = s; n.t = make(); return n; }
S parameter(S s) { return s; }
S branches(float x) {
  S a = make(), b = make();
  if (x > 1)
    return a;
  return b;
}
S chosen(int i) {
  S a = make(), b = make();
  return i ? a : b;
}
S chosen_call(int i) {
  S a = i ? make() : make();
  return i > 2 ? a : make();
}
S part(S s) {
  S x = both(s).s;
  x = both(s).t;
  x = make();
  return both(x).s;
}
float chain(S s) {
  S a, b, c;
  a = b = c = s;
  a = (b = make());
  return a.b[0] * a.k;
}
// CHECK-LABEL: define hidden void @_Z9parameter1S(
// CHECK: call void @_ZN1SC1EOS_(ptr {{.*}} %agg.result, ptr {{.*}} %s)
// CHECK-LABEL: define linkonce_odr hidden void @_ZN1SC1EOS_(
// CHECK-LABEL: define hidden void @_Z8branchesf(
// CHECK: call void @_ZN1SC1EOS_(ptr {{.*}} %agg.result, ptr {{.*}} %a)
// CHECK-LABEL: define hidden void @_Z4part1S(
// CHECK: call void @_ZN1SC1EOS_(ptr {{.*}} %x, ptr
// CHECK: call {{.*}} @_ZN1SaSEOS_(ptr {{.*}} %x, ptr
