// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Temporaries end with the expression that made them; where only one side is computed a flag remembers it.
static int last;
struct S {
  int v;
  ~S() { last = v; }
  operator bool() { return v > 0; }
};
struct T {
  int v;
  T(int a) { v = a; }
  ~T() { last += v; }
  T add(T o) { return T(v + o.v); }
};
S make(int a) {
  S s;
  s.v = a;
  return s;
}
T same(T t) { return t; }

int conditions(int a) {
  if (make(a)) return 1;
  int b = make(2).v + make(3).v;
  bool c = make(1) && make(2);
  return a ? make(4).v : b + (int)c;
}
// CHECK-LABEL: define hidden noundef i32 @_Z10conditionsi(
// CHECK: store i1 false, ptr %cleanup.cond
// CHECK: cleanup.action:

void loops(int a) {
  for (S s = make(a); s; s.v--) a++;
  while (make(a)) a--;
  make(3);
  make(1), make(2);
}

void heads(int n) {
  while (S s = make(n)) {
    n--;
    if (n == 3) continue;
    if (n == 2) break;
  }
  for (; S t = make(n); n++) {
    if (n == 3) continue;
  }
}

int chains(int n) {
  T a = same(T(n));
  T b(3);
  a = b;
  a = T(4);
  return a.add(b).add(T(2)).v;
}

int nested(int n) {
  if (make(1).v) {
    return 1;
  } else if (make(2).v && make(3).v) {
    return 2;
  }
  return make(n).v > 2 ? make(3).v : 4;
}

int explicitly() {
  S s;
  s.v = 1;
  s.~S();
  return s.v;
}
