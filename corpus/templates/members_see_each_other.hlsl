// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// What members of a class template may say about themselves before T is known; Clang 22 crashes on the calls of to().
template <typename T, int N = 2> struct W {
  T v; T a[4]; vector<T, 2> q; vector<T, N> qn; T an[N]; static const int K = N; static T zero() { return 0; } typedef T type; struct In { T i; };
  W me() { return this; } W<T, N> you() { W<T, N> r; r.v = v; r.a[1] = a[0] + 1; r.q.x = q.y; r.qn[0] = an[0]; return r; }
  T f(T x) { v = x; this.v += x; a[0] = v; In i; i.i = x; type y = x; return v + x + zero() + K + i.i + y + f2(x); }
  T f2(T x, T d = 1) const { if (x > v) return x; for (int j = 0; j < N; j++) x += an[j]; return d + x; }
  bool operator==(W o) { return v == o.v; }
  template <typename U> U to(U u) { return (U)v + u; }
  T use() { return to<T>(v) + to(v) + you().v + me().q.x; }
};
export float f(W<float> w, W<int, 3> u) { return w.f(1) + w.use() + w.you().v + u.use() + (w == w ? 1 : 2); }
template <typename T> struct Node { T v; int next; }; 
template <typename T> struct List { Node<T> items[8]; int count; void add(T x) { Node<T> n; n.v = x; n.next = count; items[count++] = n; } T at(int i) { return items[i].v; } };
export float g(List<float> l) { l.add(2); return l.at(0); }
// CHECK-LABEL: define {{.*}} float @_Z1f1WIfLi2EES_IiLi3EE(
// CHECK: call {{.*}} float @_ZN1WIfLi2EE1fEf(
// CHECK: call {{.*}} float @_ZN1WIfLi2EE3useEv(
// CHECK-LABEL: define {{.*}} float @_Z1g4ListIfE(
// CHECK: call void @_ZN4ListIfE3addEf(
