// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The destructor of a class runs those of its fields and bases behind its own body.
static int last;
struct B {
  int v;
  ~B() { last = v; }
};
struct C {
  B b[2];
  float f;
};
struct D : C {
  B z;
  int q;
  ~D() {
    if (q) return;
    last = 5;
  }
};
struct Plain {
  int v;
  ~Plain() = default;
};
struct Outer {
  D d;
  void m() {
    D x;
    last = 4;
  }
  int n(D y) { return y.q; }
};
template <typename T> struct P {
  T v;
  ~P() { last = (int)v; }
};
namespace N {
struct S {
  int v;
  ~S();
};
S::~S() { last = v; }
}

int f() {
  D d;
  d.q = 1;
  C c;
  c.f = 2;
  D e = d;
  return d.q + (int)e.f;
}
D g() {
  D d;
  return d;
}
int h(Outer o) {
  o.m();
  return o.n(o.d);
}
template <typename T> T use(T t) {
  P<T> p;
  p.v = t;
  return p.v;
}
int instances() {
  N::S s;
  s.v = 2;
  Plain p;
  p.v = 1;
  return use(1) + (int)use(2.5f) + s.v + p.v;
}
void change(inout B a, out B b) {
  b = a;
  a.v = 2;
}
int outputs() {
  B x, y;
  x.v = 1;
  change(x, y);
  return x.v + y.v;
}
// CHECK-LABEL: define linkonce_odr hidden void @_ZN1DD2Ev(
// CHECK: call void @_ZN1BD1Ev({{.*}} %z)
// CHECK: call void @_ZN1CD2Ev({{.*}} %this1)
