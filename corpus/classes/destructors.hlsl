// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Objects are destroyed where their scope is left, in whatever way, the last one first.
static int last;
struct Guard {
  int v;
  ~Guard() { last = v; }
};
struct Counted {
  int v;
  Counted(int a) { v = a; }
  ~Counted();
  int get() { return v; }
};
Counted::~Counted() { last += v; }

int scopes(int a) {
  Counted s = Counted(a);
  {
    Counted t = Counted(2);
    t.v = 3;
  }
  return s.v;
}
// CHECK-LABEL: define hidden noundef i32 @_Z6scopesi(
// CHECK: call void @_ZN7CountedD1Ev({{.*}} %t)
// CHECK: call void @_ZN7CountedD1Ev({{.*}} %s)

int jumps(int a) {
  for (int i = 0; i < a; ++i) {
    Counted s = Counted(i);
    if (i == 3) continue;
    if (i == 5) break;
    if (i == 7) return s.v;
  }
  while (a > 0) {
    Guard s;
    s.v = a--;
    if (a == 4) break;
  }
  switch (a) {
  case 1: {
    Guard s;
    s.v = 9;
    break;
  }
  default: {
    Guard s;
    s.v = 7;
    return s.v;
  }
  }
  return 0;
}
// CHECK-LABEL: define hidden noundef i32 @_Z5jumpsi(
// CHECK: cleanup:
// CHECK: switch i32 %cleanup.dest, label %unreachable [

void early(int a) {
  Counted s = Counted(1);
  Counted t = Counted(2);
  if (a) return;
  Counted u = Counted(3);
}

int conditions(int n) {
  if (Guard g; g.v) return 1;
  do {
    Guard s;
    s.v = n;
    if (s.v == 4) return 2;
  } while (n--);
  return n;
}

Guard chosen(bool c) {
  Guard a;
  Guard b;
  a.v = 1;
  b.v = 2;
  if (c) return a;
  return b;
}

Guard named() {
  Guard s;
  s.v = 3;
  return s;
}
// CHECK-LABEL: define hidden void @_Z5namedv(
// CHECK: %nrvo.val = load i1, ptr %nrvo

int elements() {
  Guard s[3];
  s[1].v = 2;
  return s[1].v;
}
// CHECK: arraydestroy.body:

int in_function() {
  static Guard s;
  return s.v;
}
