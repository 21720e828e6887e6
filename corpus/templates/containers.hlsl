// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What people write templates for: a stack, a swap, a node that makes others.
template <typename T, int N> struct Stack {
  T items[N];
  int top;
  void push(T x) { if (top < N) items[top++] = x; }
  T pop() { return items[--top]; }
  bool empty() { return top == 0; }
};
template <typename T> void swap(inout T a, inout T b) { T t = a; a = b; b = t; }
template <typename T> struct Node {
  T v;
  static T make(T x) { return x; }
  Node<T> copy() { Node<T> n; n.v = v; return n; }
  Node<int> other() { Node<int> n; n.v = 1; return n; }
};

export float f(float x) {
  Stack<float2, 4> s;
  s.top = 0;
  s.push(x);
  s.push(2);
  return s.empty() ? 0 : s.pop().y;
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call void @_ZN5StackIDv2_fLi4EE4pushES0_(
// CHECK: call noundef i1 @_ZN5StackIDv2_fLi4EE5emptyEv(
// CHECK: call {{.*}} <2 x float> @_ZN5StackIDv2_fLi4EE3popEv(
export float3 g(float3 a, float3 b, int i) {
  swap(a, b);
  swap(a.x, b.y);
  return a + b * i;
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z1gDv3_fS_i(
// CHECK: call void @_Z4swapIDv3_fEvT_S1_(
// CHECK: call void @_Z4swapIfEvT_S0_(
export float h(float x) {
  Node<float> n;
  n.v = x;
  return n.copy().v + n.other().v + Node<float>::make(2);
}
// CHECK-LABEL: define {{.*}} float @_Z1hf(
// CHECK: call void @_ZN4NodeIfE4copyEv(
// CHECK: call void @_ZN4NodeIfE5otherEv(
// CHECK: call {{.*}} float @_ZN4NodeIfE4makeEf(
